import { defineFeature, ofBusiness } from "../../platform/feature/feature.ts";
import { compareSums, mendSums } from "./day-sums.actions.ts";

/** The feature of figures: no calls, but every sum of rows and the sums kept by day (rulings §6). */
export const figuresFeature = defineFeature({
  name: "figures",
  tables: { day_sum: ofBusiness({ isInternal: true }) },
  // The rows that are counted belong to later features, which erase before.
  erasePerson: async (tx) => {
    await mendSums(tx);
    return [];
  },
  reads: [
    "business",
    "client",
    "expense",
    "item_memory",
    "order_item",
    "order_request",
    "orders",
    "payment",
    "product",
  ],
  writes: ["orders"],
  jobs: (deps) => [
    {
      name: "compare-sums",
      cron: "41 2 * * *",
      mostSeconds: 3600,
      run: () => compareSums(deps),
    },
  ],
});
