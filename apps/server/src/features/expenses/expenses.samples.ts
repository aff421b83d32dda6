import { post } from "../../platform/testing/samples.ts";
import type { Samples } from "../../platform/testing/samples.ts";

/** What tests make of expenses. */
export const samples: Samples = {
  things: () => ({
    expenses: post("/api/expenses", () => ({ date: "2026-11-20", category: "food", amount: 12 })),
  }),
};
