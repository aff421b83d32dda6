import * as analytics from "@marzipan/contract/analytics";
import { endpointsOf } from "@marzipan/contract/endpoint";
import { defineRoom } from "../../platform/room.ts";
import { bindAnalytics } from "./analytics.routes.ts";

/** What the room of analytics has. */
export const analyticsRoom = defineRoom({
  name: "analytics",
  calls: endpointsOf(analytics),
  bind: bindAnalytics,
});
