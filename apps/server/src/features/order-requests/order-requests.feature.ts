import { endpointsOf } from "@marzipan/contract/endpoint";
import * as orderRequests from "@marzipan/contract/order-requests";
import * as orderRequestsPublic from "@marzipan/contract/order-requests-public";
import { defineFeature, lookUp, ofBusiness } from "../../platform/feature/feature.ts";
import { bindOrderRequests } from "./order-requests.routes.ts";
import { expirePassed, forgetClosed } from "./request-jobs.actions.ts";
import { bindStatusPage } from "./status-page.routes.ts";
import { erasePersonInRequests } from "./erase-person.store.ts";

/** The feature of customers' requests. */
export const orderRequestsFeature = defineFeature({
  name: "order-requests",
  calls: endpointsOf(orderRequests, orderRequestsPublic),
  bind: async (app, deps) => {
    bindOrderRequests(app, deps);
    await bindStatusPage(app, deps);
  },
  tables: {
    order_request: ofBusiness(),
    request_item: ofBusiness(),
    request_picture: ofBusiness(),
    request_event: ofBusiness(),
    request_token: lookUp(),
  },
  erasePerson: erasePersonInRequests,
  reads: ["business", "catalog_item", "catalog_picture", "file", "order_item", "orders", "product"],
  writes: ["business_counter", "file", "notification"],
  topics: ["requests"],
  cleanUp: [
    { name: "passed requests", run: expirePassed },
    { name: "closed requests", run: forgetClosed },
  ],
});
