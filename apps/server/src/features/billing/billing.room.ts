import * as billing from "@marzipan/contract/billing";
import { endpointsOf } from "@marzipan/contract/endpoint";
import { defineRoom, lookUp, ofBusiness } from "../../platform/room.ts";
import { bindBilling } from "./billing.routes.ts";
import { tellEndingTrials } from "./trial-mails.actions.ts";

/** What the room of plans and what they limit has. */
export const billingRoom = defineRoom({
  name: "billing",
  calls: endpointsOf(billing),
  bind: bindBilling,
  tables: {
    subscription: ofBusiness(),
    consultation: ofBusiness(),
    business_counter: ofBusiness(),
    payment_customer: lookUp(),
  },
  topics: ["subscription"],
  tellInTime: tellEndingTrials,
});
