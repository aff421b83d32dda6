import { post } from "../../platform/testing/samples.ts";
import type { Samples } from "../../platform/testing/samples.ts";

/** What tests make of imports. */
export const samples: Samples = {
  things: () => ({
    imports: post("/api/imports", () => ({ kind: "clients", fileName: "clients.csv" })),
  }),
  seed: async (test, businessId) => {
    await test.asOwner(
      `with run as (
         insert into import_run (business_id, id, kind, file_name, made, created_at)
         values ($1, gen_random_uuid(), 'clients', 'clients.csv', 1, now()) returning business_id, id)
       insert into import_row (business_id, import_id, entry_id, is_made, filled, changed_at, created_at)
       select business_id, id, gen_random_uuid(), true, '{}', now(), now() from run`,
      [businessId],
    );
    await test.asOwner(
      `insert into import_mapping (business_id, kind, shape, columns, updated_at)
       values ($1, 'clients', 'shape', '[]', now())`,
      [businessId],
    );
  },
};
