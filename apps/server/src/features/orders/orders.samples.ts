import { post } from "../../platform/testing/samples.ts";
import type { Samples } from "../../platform/testing/samples.ts";

/** What tests make of orders. */
export const samples: Samples = {
  things: () => ({
    orders: post("/api/orders", () => ({ clientName: "Dana", deliveryDate: "2026-12-01" })),
  }),
  seed: async (test, businessId) => {
    await test.asOwner(
      `insert into bake_tick (business_id, day, item_key, made, updated_at)
       values ($1, '2026-12-01', 'cake', 1, now())`,
      [businessId],
    );
    await test.asOwner(
      `insert into item_memory (business_id, name_key, currency, dessert_name, unit_price_minor, last_used_at)
       values ($1, 'seeded', 'ILS', 'Seeded', 1, now())`,
      [businessId],
    );
  },
};
