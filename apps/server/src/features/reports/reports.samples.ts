import type { Samples } from "../../platform/testing/samples.ts";

/** What tests make of reports. */
export const samples: Samples = {
  seed: async (test, businessId) => {
    await test.asOwner(
      `insert into report_download (business_id, id, kind, format, from_date, to_date, language, state, created_at)
       values ($1, gen_random_uuid(), 'orders', 'xlsx', '2026-11-01', '2026-11-30', 'en', 'done', now())`,
      [businessId],
    );
  },
};
