import { post } from "../../platform/testing/samples.ts";
import type { Samples } from "../../platform/testing/samples.ts";

/** What tests make of tasks. */
export const samples: Samples = {
  things: () => ({
    tasks: post("/api/tasks", () => ({ title: "Flour" })),
  }),
};
