import { post } from "../../platform/testing/samples.ts";
import type { Samples } from "../../platform/testing/samples.ts";

/** What tests make of the menu. */
export const samples: Samples = {
  things: () => ({
    "catalog-items": post("/api/catalog-items", () => ({ name: "Cake", price: 10 })),
    "catalog-sections": post("/api/catalog-sections", () => ({ name: `Cakes ${Math.random()}` })),
  }),
  seed: async (test, businessId) => {
    await test.asOwner("insert into capacity_day (business_id, day) values ($1, '2026-12-01')", [
      businessId,
    ]);
    await test.asOwner(
      "insert into menu_address (slug, business_id) select id::text, id from business where id = $1",
      [businessId],
    );
  },
};
