import * as calendarFeed from "@marzipan/contract/calendar-feed";
import { endpointsOf } from "@marzipan/contract/endpoint";
import { nothingToErase } from "../../platform/account/erase-person.ts";
import { defineFeature, ofBusiness } from "../../platform/feature/feature.ts";
import { bindCalendarFeed } from "./calendar-feed.routes.ts";

/** The feature of calendar feeds. */
export const calendarFeedFeature = defineFeature({
  name: "calendar-feed",
  calls: endpointsOf(calendarFeed),
  bind: bindCalendarFeed,
  tables: { calendar_feed: ofBusiness({ isInternal: true }) },
  erasePerson: nothingToErase,
  reads: ["account", "business", "order_item", "orders"],
});
