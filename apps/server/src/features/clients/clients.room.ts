import * as clients from "@marzipan/contract/clients";
import { endpointsOf } from "@marzipan/contract/endpoint";
import { defineRoom, ofBusiness } from "../../platform/room.ts";
import { bindClients } from "./clients.routes.ts";

/** What the room of clients has. */
export const clientsRoom = defineRoom({
  name: "clients",
  calls: endpointsOf(clients),
  bind: bindClients,
  tables: {
    client: ofBusiness({ isRestorable: true }),
    client_order_stats: ofBusiness({ grants: ["select"] }),
  },
  reads: ["business", "order_item", "orders", "payment"],
  topics: ["clients"],
});
