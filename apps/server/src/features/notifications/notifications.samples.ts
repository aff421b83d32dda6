import type { Samples } from "../../platform/testing/samples.ts";

/** What tests make of notifications. */
export const samples: Samples = {
  bodies: {
    "notifications.registerPush": async () => ({
      endpoint: "https://push.example.com/send/1",
      p256dh: "B".padEnd(87, "A"),
      auth: "A".repeat(22),
      isDiscreet: false,
    }),
    "notifications.removePush": async () => ({ endpoint: "https://push.example.com/send/1" }),
  },
  seed: async (test, businessId) => {
    await test.asOwner(
      `insert into notification_setting (business_id, account_id, kind, channel, is_on, updated_at)
       select $1, id, 'request_received', 'email', false, now() from account where business_id = $1`,
      [businessId],
    );
    await test.asOwner(
      `insert into notification_delivery (business_id, account_id, quiet_from, quiet_until, is_digest, updated_at)
       select $1, id, '22:00', '05:00', true, now() from account where business_id = $1`,
      [businessId],
    );
    await test.asOwner(
      `insert into push_device (business_id, account_id, id, session_id, endpoint, p256dh, auth, is_discreet, created_at)
       select $1, id, gen_random_uuid(), gen_random_uuid(), 'https://push.example/1', 'p', 'a', false, now()
         from account where business_id = $1`,
      [businessId],
    );
    await test.asOwner(
      `insert into notification (business_id, account_id, id, kind, subject_id, occasion, created_at)
       select $1, id, gen_random_uuid(), 'request_received', gen_random_uuid(), '', now()
         from account where business_id = $1`,
      [businessId],
    );
  },
};
