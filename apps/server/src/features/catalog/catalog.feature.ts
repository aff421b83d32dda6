import * as catalog from "@marzipan/contract/catalog";
import * as catalogSections from "@marzipan/contract/catalog-sections";
import * as catalogSettings from "@marzipan/contract/catalog-settings";
import { endpointsOf } from "@marzipan/contract/endpoint";
import { nothingToErase } from "../../platform/account/erase-person.ts";
import { defineFeature, lookUp, ofBusiness } from "../../platform/feature/feature.ts";
import { bindCatalog } from "./catalog.routes.ts";
import { addNextAvif } from "./menu-avif.actions.ts";
import { bindMenuPages } from "./menu-page.routes.ts";

/** The feature of the menu. */
export const catalogFeature = defineFeature({
  name: "catalog",
  calls: endpointsOf(catalog, catalogSections, catalogSettings),
  bind: async (app, deps) => {
    bindCatalog(app, deps);
    await bindMenuPages(app, deps);
  },
  tables: {
    catalog_item: ofBusiness({ isRestorable: true }),
    catalog_picture: ofBusiness(),
    catalog_section: ofBusiness(),
    capacity_day: ofBusiness(),
    menu_settings: ofBusiness(),
    menu_address: lookUp({ grants: ["select", "insert", "update", "delete"] }),
  },
  erasePerson: nothingToErase,
  reads: [
    "account",
    "business",
    "file",
    "import_row",
    "order_request",
    "orders",
    "product",
    "subscription",
  ],
  writes: ["business"],
  topics: ["catalog"],
  jobs: (deps) => [
    // A picture at a time with a rest in between: no one waits for them.
    {
      name: "add-avif",
      cron: "* * * * *",
      mostSeconds: 900,
      run: () => addNextAvif(deps),
      whenAsked: (ask) => deps.avifWake.whenAsked(ask),
    },
  ],
});
