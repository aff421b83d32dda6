import type { Samples } from "../../platform/testing/samples.ts";

/** What tests make of plans. */
export const samples: Samples = {
  seed: async (test, businessId) => {
    await test.asOwner(
      "insert into consultation (business_id, id, created_at) values ($1, gen_random_uuid(), now())",
      [businessId],
    );
  },
};
