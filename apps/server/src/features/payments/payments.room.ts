import { endpointsOf } from "@marzipan/contract/endpoint";
import * as orderReceipts from "@marzipan/contract/order-receipts";
import * as payments from "@marzipan/contract/payments";
import { defineRoom, ofBusiness } from "../../platform/room.ts";
import { bindOrderReceipts } from "./order-receipts.routes.ts";
import { bindPayments } from "./payments.routes.ts";

/** What the room of payments has. */
export const paymentsRoom = defineRoom({
  name: "payments",
  calls: endpointsOf(payments, orderReceipts),
  bind: (app, deps) => {
    bindPayments(app, deps);
    bindOrderReceipts(app, deps);
  },
  tables: { payment: ofBusiness(), receipt_link: ofBusiness() },
  reads: ["client", "orders"],
  topics: ["payments"],
});
