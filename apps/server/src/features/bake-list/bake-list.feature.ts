import * as bakeList from "@marzipan/contract/bake-list";
import { endpointsOf } from "@marzipan/contract/endpoint";
import { defineFeature, ofBusiness } from "../../platform/feature.ts";
import { bindBakeList } from "./bake-list.routes.ts";

/** The feature of the bake list. */
export const bakeListFeature = defineFeature({
  name: "bake-list",
  calls: endpointsOf(bakeList),
  bind: bindBakeList,
  tables: { bake_tick: ofBusiness() },
  reads: ["category", "order_item", "orders", "product"],
});
