import * as dashboard from "@marzipan/contract/dashboard";
import { endpointsOf } from "@marzipan/contract/endpoint";
import { defineFeature } from "../../platform/feature/feature.ts";
import { bindDashboard } from "./dashboard.routes.ts";

/** The feature of the dashboard. */
export const dashboardFeature = defineFeature({
  name: "dashboard",
  calls: endpointsOf(dashboard),
  bind: bindDashboard,
  reads: ["account", "business_counter", "client", "product"],
});
