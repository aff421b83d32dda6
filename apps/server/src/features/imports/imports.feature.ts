import { endpointsOf } from "@marzipan/contract/endpoint";
import * as cleanUp from "@marzipan/contract/import-clean-up";
import * as mappings from "@marzipan/contract/import-mappings";
import * as imports from "@marzipan/contract/imports";
import { defineFeature, ofBusiness } from "../../platform/feature/feature.ts";
import { erasePersonInImports } from "./erase-person.store.ts";
import { bindImports } from "./imports.routes.ts";
import { bindMappings } from "./mappings.routes.ts";

/** The feature of imports from a file. */
export const importsFeature = defineFeature({
  name: "imports",
  calls: endpointsOf(imports, cleanUp, mappings),
  bind: (app, deps) => {
    bindImports(app, deps);
    bindMappings(app, deps);
  },
  tables: {
    import_mapping: ofBusiness({ isInternal: true, ends: { after: ["updated_at"], months: 24 } }),
    import_run: ofBusiness({ isInternal: true, ends: { after: ["created_at"], months: 12 } }),
    // An import can be taken back for 30 days.
    import_row: ofBusiness({ isInternal: true, ends: { after: ["created_at"], hours: 31 * 24 } }),
  },
  erasePerson: erasePersonInImports,
  reads: ["business", "catalog_item", "client", "orders", "payment", "product"],
  topics: ["imports"],
});
