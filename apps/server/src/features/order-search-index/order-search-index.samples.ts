import type { Samples } from "../../platform/testing/samples.ts";

/** What tests make of the words of orders. */
export const samples: Samples = {
  seed: async (test, businessId) => {
    await test.asOwner(
      "insert into order_index (business_id, up_to, begun_at) values ($1, 0, now())",
      [businessId],
    );
    await test.asOwner(
      "insert into order_word (business_id, word, numbers) values ($1, 'seeded', '{}')",
      [businessId],
    );
  },
};
