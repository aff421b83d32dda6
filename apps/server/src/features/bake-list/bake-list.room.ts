import * as bakeList from "@marzipan/contract/bake-list";
import { endpointsOf } from "@marzipan/contract/endpoint";
import { defineRoom, ofBusiness } from "../../platform/room.ts";
import { bindBakeList } from "./bake-list.routes.ts";

/** What the room of the bake list has. */
export const bakeListRoom = defineRoom({
  name: "bake-list",
  calls: endpointsOf(bakeList),
  bind: bindBakeList,
  tables: { bake_tick: ofBusiness() },
  reads: ["category", "order_item", "orders", "product"],
});
