import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { PageOwner, pageOwnerFields } from "./page-owner.ts";

/**
 * The events of a stream: `change` names the topics that changed and, for a topic that one page alone changed, that
 * page (`{topics, pages}`); `here` is the heartbeat; `again` asks the browser to reconnect because the server is about
 * to stop; `signed-out` says that the session has ended.
 */
export const liveEvents = ["change", "here", "again", "signed-out"] as const;

/** A stream's event. */
export type LiveEvent = (typeof liveEvents)[number];

/**
 * The interval of the heartbeat in milliseconds; a stream that is silent for twice as long counts
 * as broken.
 */
export const liveHeartbeatMs = 25_000;

/** The stream of changes of one business. */
export const streamChanges = endpoint({
  id: "live.stream",
  method: "GET",
  path: "/api/live",
  access: "member",
  summary:
    "Streams server-sent events: `change` with the topics that changed, first those since the instant `since`, `here` every 25 seconds, `again` before the server stops, `signed-out` when the session ends.",
  query: z.strictObject({
    ...pageOwnerFields,
    /** When the page was made that listens, in milliseconds since 1970 by the server's clock. */
    since: z.optional(
      z.coerce.number("not_a_number").check(z.int("invalid"), z.minimum(0, "too_small")),
    ),
  }),
  reply: z.unknown(),
  replyType: "stream",
});

/**
 * The same stream for a person held back by a gate, so that the screen opens as soon as an
 * administrator has decided (rulings §2).
 */
export const streamAccountChanges = endpoint({
  id: "live.gate",
  method: "GET",
  path: "/api/live/gate",
  access: "member",
  beforeGates: true,
  summary:
    "Streams to the blocked, unverified and unapproved that their account changed: `change`, and `signed-out` when the session ends.",
  query: PageOwner,
  reply: z.unknown(),
  replyType: "stream",
});
