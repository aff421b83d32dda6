import { endpointsOf } from "@marzipan/contract/endpoint";
import * as imports from "@marzipan/contract/imports";
import { defineFeature, ofBusiness } from "../../platform/feature.ts";
import { bindImports } from "./imports.routes.ts";

/** The feature of imports from a file. */
export const importsFeature = defineFeature({
  name: "imports",
  calls: endpointsOf(imports),
  bind: bindImports,
  tables: {
    import_run: ofBusiness({ isInternal: true, ends: { after: ["created_at"], months: 12 } }),
    // An import can be taken back for 30 days.
    import_row: ofBusiness({ isInternal: true, ends: { after: ["created_at"], hours: 31 * 24 } }),
  },
  reads: ["business", "catalog_item", "orders", "payment"],
  topics: ["imports"],
});
