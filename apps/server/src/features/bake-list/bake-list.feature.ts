import * as bakeList from "@marzipan/contract/bake-list";
import { endpointsOf } from "@marzipan/contract/endpoint";
import { defineFeature, ofBusiness } from "../../platform/feature/feature.ts";
import { bindBakeList } from "./bake-list.routes.ts";
import { erasePersonInTicks } from "./erase-person.store.ts";

/** The feature of the bake list. */
export const bakeListFeature = defineFeature({
  name: "bake-list",
  calls: endpointsOf(bakeList),
  bind: bindBakeList,
  tables: { bake_tick: ofBusiness() },
  erasePerson: erasePersonInTicks,
  reads: ["category", "order_item", "orders", "product"],
});
