import type { Samples } from "../../platform/testing/samples.ts";

/** What tests make of plans. */
export const samples: Samples = {
  seed: async (test, businessId) => {
    await test.asOwner(
      "insert into consultation (business_id, id, created_at) values ($1, gen_random_uuid(), now())",
      [businessId],
    );
    await test.asOwner(
      `insert into plan_checkout (business_id, price_id, success_url, cancel_url, opened_at)
       values ($1, 'pri_sample', '/', '/', now())`,
      [businessId],
    );
    await test.asOwner(
      "insert into subscription_cancellation values ($1, 'sub_sample', 0, 'infinity', now())",
      [businessId],
    );
    await test.asOwner(
      `insert into billing_event (provider, event_id, event_type, occurred_at, received_at, business_id, body, outcome)
       values ('paddle', gen_random_uuid()::text, 'subscription.updated', now(), now(), $1, '{}', 'unreadable')`,
      [businessId],
    );
  },
};
