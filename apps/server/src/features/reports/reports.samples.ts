import { businessOf } from "../../platform/testing/explain.ts";
import type { Samples } from "../../platform/testing/samples.ts";

/** What tests make of reports. */
export const samples: Samples = {
  things: (test) => ({
    reports: async (caller) => {
      const [sent] = await test.asOwner<{ id: string }>(
        `insert into sent_papers (business_id, id, month, email, language, token_hash, sent_at, open_until)
         values ($1, gen_random_uuid(), '2026-09-01', 'figures@example.test', 'en', gen_random_uuid()::text,
           '2026-11-26', '2026-12-26')
         returning id`,
        [await businessOf(caller)],
      );
      return sent?.id ?? "";
    },
  }),
  seed: async (test, businessId) => {
    await test.asOwner(
      `insert into report_download (business_id, id, kind, format, from_date, to_date, language, state, created_at)
       values ($1, gen_random_uuid(), 'orders', 'xlsx', '2026-11-01', '2026-11-30', 'en', 'done', now())`,
      [businessId],
    );
    await test.asOwner(
      `insert into accountant (business_id, email, language, is_on, updated_at)
       values ($1, 'figures@example.test', 'en', true, now())`,
      [businessId],
    );
    await test.asOwner(
      `insert into sent_papers (business_id, id, month, email, language, token_hash, sent_at, open_until)
       values ($1, gen_random_uuid(), '2026-10-01', 'figures@example.test', 'en', 'none', now(), now())`,
      [businessId],
    );
    await test.asOwner(
      `insert into test_papers (business_id, month, language, papers, token_hash, open_until)
       values ($1, '2026-10-01', 'en', '{pdf}', 'none', now())`,
      [businessId],
    );
  },
};
