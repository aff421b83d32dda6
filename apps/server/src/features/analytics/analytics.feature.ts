import * as analytics from "@marzipan/contract/analytics";
import { endpointsOf } from "@marzipan/contract/endpoint";
import { defineFeature } from "../../platform/feature/feature.ts";
import { bindAnalytics } from "./analytics.routes.ts";

/** The feature of analytics. */
export const analyticsFeature = defineFeature({
  name: "analytics",
  calls: endpointsOf(analytics),
  bind: bindAnalytics,
});
