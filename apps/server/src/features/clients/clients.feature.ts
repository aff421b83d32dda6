import * as clients from "@marzipan/contract/clients";
import { endpointsOf } from "@marzipan/contract/endpoint";
import { defineFeature, ofBusiness } from "../../platform/feature.ts";
import { bindClients } from "./clients.routes.ts";

/** The feature of clients. */
export const clientsFeature = defineFeature({
  name: "clients",
  calls: endpointsOf(clients),
  bind: bindClients,
  tables: {
    client: ofBusiness({ isRestorable: true }),
    client_order_stats: ofBusiness({ grants: ["select"] }),
  },
  reads: ["business", "import_row", "order_item", "order_request", "orders", "payment"],
  writes: [
    "agent_message",
    "bake_tick",
    "expense",
    "idempotency",
    "item_memory",
    "order_event",
    "order_item",
    "order_picture",
    "order_request",
    "orders",
    "payment",
    "request_event",
    "request_picture",
    "task",
  ],
  topics: ["clients"],
});
