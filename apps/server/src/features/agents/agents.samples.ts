import type { Samples } from "../../platform/testing/samples.ts";

/** What tests make of the agents. */
export const samples: Samples = {
  seed: async (test, businessId) => {
    await test.asOwner(
      `insert into agent_message (business_id, id, account_id, intent, role, content, agent_type, created_at)
       select $1, gen_random_uuid(), id, 'support', 'user', 'How do I print?', 'support', now()
       from account where business_id = $1 limit 1`,
      [businessId],
    );
    await test.asOwner(
      `insert into insight_mark (business_id, insight, created_at) values ($1, 'unpaid.0123456789abcdef', now())`,
      [businessId],
    );
    await test.asOwner(
      `insert into agent_setting (business_id, shares_details, changed_by, changed_at)
       select $1, false, id, now() from account where business_id = $1 limit 1`,
      [businessId],
    );
    await test.asOwner(
      "insert into agent_cost (business_id, month, micro_usd, updated_at) values ($1, '2026-11-01', 1, now())",
      [businessId],
    );
  },
};
