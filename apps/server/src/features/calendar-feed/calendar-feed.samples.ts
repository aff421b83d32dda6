import type { Samples } from "../../platform/testing/samples.ts";

/** What tests make of calendar feeds. */
export const samples: Samples = {
  seed: async (test, businessId) => {
    await test.asOwner(
      `insert into calendar_feed (business_id, account_id, seed, token_hash, created_at)
       select business_id, id, gen_random_uuid(), 'seeded', now() from account where business_id = $1 limit 1`,
      [businessId],
    );
  },
};
