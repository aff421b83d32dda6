import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { Done, Instant, atMost } from "./primitives.ts";

/** A person's own feed; without a link there is none, or the server's secret has changed since it was made. */
const CalendarFeed = z.object({
  /** The path of the file that a calendar program asks for, from the address of Marzipan on. */
  path: z.nullable(z.string()),
  createdAt: z.nullable(Instant),
});

/** Returns one's own feed. */
export const getCalendarFeed = endpoint({
  id: "calendarFeed.get",
  method: "GET",
  path: "/api/calendar-feed",
  access: "member",
  capability: "orders",
  summary: "Returns the secret address of the caller's calendar feed.",
  reply: CalendarFeed,
});

/** Creates the caller's feed, or replaces its address. */
export const renewCalendarFeed = endpoint({
  id: "calendarFeed.renew",
  method: "PUT",
  path: "/api/calendar-feed",
  access: "member",
  capability: "orders",
  changes: ["account"],
  summary: "Replaces the feed's secret address. The previous one stops working.",
  reply: CalendarFeed,
});

/** Ends one's own feed. */
export const disableCalendarFeed = endpoint({
  id: "calendarFeed.end",
  method: "DELETE",
  path: "/api/calendar-feed",
  access: "member",
  capability: "orders",
  changes: ["account"],
  summary: "Ends the feed: its address opens nothing any more.",
  reply: Done,
});

/** Returns the orders for a calendar program. */
export const downloadCalendarFeed = endpoint({
  id: "calendarFeed.read",
  method: "GET",
  path: "/api/public/calendar-feeds/{token}/orders.ics",
  access: "public",
  summary:
    "Returns the orders of the last two months and the next year as ICS, without a session: the nearest 200 past and 1,000 upcoming ones.",
  params: z.strictObject({
    token: z.string("invalid").check(atMost(64, "invalid"), z.regex(/^[\w-]{6,64}$/, "invalid")),
  }),
  reply: z.unknown(),
  replyType: "bytes",
  errors: ["not_found", "rate_limited"],
});
