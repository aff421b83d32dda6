import * as clients from "@marzipan/contract/clients";
import { endpointsOf } from "@marzipan/contract/endpoint";
import type { ErasePerson } from "../../platform/account/erase-person.ts";
import { defineFeature, ofBusiness } from "../../platform/feature/feature.ts";
import type { Feature } from "../../platform/feature/feature.ts";
import { bindClients } from "./clients.routes.ts";
import { deleteClients } from "./erase-person.store.ts";

/** Returns the feature of clients; `erasePerson` erases a person in all features. */
export function clientsFeature(everywhere: { erasePerson: ErasePerson }): Feature {
  return defineFeature({
    name: "clients",
    calls: endpointsOf(clients),
    bind: (app, deps) => bindClients(app, deps, everywhere.erasePerson),
    tables: {
      client: ofBusiness({ isRestorable: true }),
      client_order_stats: ofBusiness({ grants: ["select"] }),
    },
    reads: ["business", "import_row", "order_item", "order_request", "orders", "payment"],
    writes: ["orders"],
    topics: ["clients"],
    erasePerson: async (tx, { clientIds }) => {
      await deleteClients(tx, clientIds);
      return [];
    },
  });
}
