import { post } from "../../platform/testing/samples.ts";
import type { Samples } from "../../platform/testing/samples.ts";

/** What tests make of payments. */
export const samples: Samples = {
  things: () => ({
    payments: post("/api/payments", () => ({ amount: 12, method: "cash" })),
  }),
};
