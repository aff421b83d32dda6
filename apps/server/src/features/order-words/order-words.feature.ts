import { defineFeature, ofBusiness } from "../../platform/feature/feature.ts";
import { forgetWords, listWordsOfAll } from "./order-words.actions.ts";

/** The feature of the words of orders: no calls, but by which words the orders of a large business are found. */
export const orderWordsFeature = defineFeature({
  name: "order-words",
  tables: {
    order_index: ofBusiness({ isInternal: true }),
    order_word: ofBusiness({ isInternal: true }),
  },
  erasePerson: async (tx) => {
    await forgetWords(tx);
    return [];
  },
  reads: ["business_counter", "orders"],
  jobs: (deps) => [
    {
      name: "list-order-words",
      cron: "*/10 * * * *",
      mostSeconds: 3600,
      run: () => listWordsOfAll(deps),
    },
  ],
});
