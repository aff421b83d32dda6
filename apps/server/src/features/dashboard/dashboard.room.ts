import * as dashboard from "@marzipan/contract/dashboard";
import { endpointsOf } from "@marzipan/contract/endpoint";
import { defineRoom } from "../../platform/room.ts";
import { bindDashboard } from "./dashboard.routes.ts";

/** What the room of the dashboard has. */
export const dashboardRoom = defineRoom({
  name: "dashboard",
  calls: endpointsOf(dashboard),
  bind: bindDashboard,
  reads: ["account", "business_counter", "client", "product"],
});
