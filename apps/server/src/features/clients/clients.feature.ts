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
  reads: ["business", "import_row", "order_item", "orders", "payment"],
  topics: ["clients"],
});
