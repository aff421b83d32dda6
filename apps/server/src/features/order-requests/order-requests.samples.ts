import { askOn, openMenu } from "../../platform/testing/ask-order.ts";
import type { Samples } from "../../platform/testing/samples.ts";

/** What tests make of customers' requests. */
export const samples: Samples = {
  things: (test) => ({
    "order-requests": async (caller) => {
      const menu = await openMenu(caller);
      const asked = await askOn(test, menu);
      if (asked.status !== 201) throw new Error(`cannot ask: ${JSON.stringify(asked.body)}`);
      const { body } = await caller.get("/api/order-requests?tab=all&limit=1");
      return body.items[0]?.id as string;
    },
  }),
  bodies: {
    "orderRequests.quote": async () => ({ price: 1, validUntil: "2026-11-27T12:00:00Z" }),
  },
  seed: async (test, businessId) => {
    await test.asOwner(
      `with asked as (
       insert into order_request (business_id, id, number, status, name, phone, language, delivery_date, fulfilment,
           currency, total_minor, search_key, ask_hash, created_at, updated_at)
         values ($1, gen_random_uuid(), 1, 'new', 'Dana', '050-1234567', 'en', '2026-12-01', 'pickup', 'ILS', 1000,
           'dana', 'hash', now(), now()) returning id
     ), item as (
       insert into request_item (business_id, request_id, position, name, quantity, unit_price_minor, line_total_minor)
         select $1, id, 0, 'Cake', 1, 1000, 1000 from asked
     ), picture as (
       insert into request_picture (business_id, request_id, position, file_id)
         select $1, asked.id, 0, f.id from asked, file f
        where f.business_id = $1 and f.kind = 'picture' limit 1
     )
     insert into request_event (business_id, request_id, id, kind, at)
       select $1, id, gen_random_uuid(), 'asked', now() from asked`,
      [businessId],
    );
  },
};
