import {
  endCalendarFeed,
  getCalendarFeed,
  readCalendarFeed,
  renewCalendarFeed,
} from "@marzipan/contract/calendar-feed";
import type { FastifyInstance } from "fastify";
import { calendarType } from "../../platform/calendar-file.ts";
import type { Deps } from "../../platform/deps.ts";
import { bind } from "../../platform/http/bind.ts";
import { ownOrigin } from "../../platform/http/origin.ts";
import { visitorOf } from "../../platform/http/visitor.ts";
import { drawFeed, endFeed, readFeed, renewFeed } from "./calendar-feed.actions.ts";

/** Binds the calls of a person's own feed, and what calendar programs ask for. */
export function bindCalendarFeed(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, getCalendarFeed)(({ transact }) => transact((tx) => readFeed(tx, deps)));
  bind(app, deps, renewCalendarFeed)(({ transact }) => transact((tx) => renewFeed(tx, deps)));
  bind(app, deps, endCalendarFeed)(({ transact }) => transact(endFeed));
  bind(
    app,
    deps,
    readCalendarFeed,
  )(async ({ params, request, reply }) => {
    const text = await drawFeed(deps, {
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
