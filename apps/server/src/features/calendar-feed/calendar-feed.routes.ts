import * as calendarFeed from "@marzipan/contract/calendar-feed";
import type { FastifyInstance } from "fastify";
import { calendarType } from "../../platform/formats/calendar-file.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { binder } from "../../platform/http/bind.ts";
import { ownOrigin } from "../../platform/http/origin.ts";
import { visitorOf } from "../../platform/http/visitor.ts";
import {
  downloadCalendarFeed,
  endFeed,
  getCalendarFeed,
  renewCalendarFeed,
} from "./calendar-feed.actions.ts";

/** Binds the calls of a person's own feed, and what calendar programs ask for. */
export function bindCalendarFeed(app: FastifyInstance, deps: Deps): void {
  const on = binder(app, deps);
  on(calendarFeed.getCalendarFeed)(({ transact }) => transact((tx) => getCalendarFeed(tx, deps)));
  on(calendarFeed.renewCalendarFeed)(({ transact }) =>
    transact((tx) => renewCalendarFeed(tx, deps)),
  );
  on(calendarFeed.disableCalendarFeed)(({ transact }) => transact(endFeed));
  on(calendarFeed.downloadCalendarFeed)(async ({ params, request, reply }) => {
    const text = await downloadCalendarFeed(deps, {
      token: params.token,
      visitor: visitorOf(request),
      origin: ownOrigin(deps.config, request),
    });
    void reply
      .type(calendarType)
      .header("cache-control", "private, no-store")
      .header("content-disposition", 'attachment; filename="orders.ics"')
      .header("x-robots-tag", "noindex, nofollow")
      .send(text);
    return undefined;
  });
}
