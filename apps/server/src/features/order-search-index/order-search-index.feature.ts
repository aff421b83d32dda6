import { defineFeature, ofBusiness } from "../../platform/feature/feature.ts";
import { clearIndex, indexAllBusinesses } from "./order-search-index.actions.ts";

/** The feature of the words of orders: no calls, but by which words the orders of a large business are found. */
export const orderSearchIndexFeature = defineFeature({
  name: "order-search-index",
  tables: {
    order_index: ofBusiness({ isInternal: true }),
    order_word: ofBusiness({ isInternal: true }),
  },
  erasePerson: async (tx) => {
    await clearIndex(tx);
    return [];
  },
  reads: ["business_counter", "orders"],
  jobs: (deps) => [
    {
      name: "list-order-words",
      cron: "*/10 * * * *",
      mostSeconds: 3600,
      run: () => indexAllBusinesses(deps),
    },
  ],
});
