import { endpointsOf } from "@marzipan/contract/endpoint";
import * as confirmations from "@marzipan/contract/confirmations";
import * as pastOrders from "@marzipan/contract/past-orders";
import * as payments from "@marzipan/contract/payments";
import { defineFeature, ofBusiness } from "../../platform/feature/feature.ts";
import { bindConfirmations } from "./confirmations.routes.ts";
import { bindPayments } from "./payments.routes.ts";
import { erasePersonInPayments } from "./erase-person.store.ts";

/** Payments, the question on past orders, and the summaries sent to customers. */
export const paymentsFeature = defineFeature({
  name: "payments",
  calls: endpointsOf(payments, pastOrders, confirmations),
  bind: (app, deps) => {
    bindPayments(app, deps);
    bindConfirmations(app, deps);
  },
  tables: { payment: ofBusiness(), receipt_link: ofBusiness() },
  erasePerson: erasePersonInPayments,
  reads: ["account", "business", "client", "menu_settings", "order_item", "orders"],
  writes: ["business", "orders"],
  topics: ["payments"],
});
