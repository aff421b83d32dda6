import * as calendarFeed from "@marzipan/contract/calendar-feed";
import { endpointsOf } from "@marzipan/contract/endpoint";
import { defineRoom, ofBusiness } from "../../platform/room.ts";
import { bindCalendarFeed } from "./calendar-feed.routes.ts";

/** What the room of calendar feeds has. */
export const calendarFeedRoom = defineRoom({
  name: "calendar-feed",
  calls: endpointsOf(calendarFeed),
  bind: bindCalendarFeed,
  tables: { calendar_feed: ofBusiness({ isInternal: true }) },
});
