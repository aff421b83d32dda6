import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { PageOwner } from "./page-owner.ts";

/** What may have changed elsewhere; a page asks again for what it shows of these. */
export const liveTopics = [
  "orders",
  "clients",
  "products",
  "catalog",
  "requests",
  "payments",
  "expenses",
  "receipts",
  "tasks",
  "account",
  "subscription",
] as const;

/** A topic of live updates. */
export type LiveTopic = (typeof liveTopics)[number];

/**
 * What a stream tells: `change` with the topics that changed; `here` with every heartbeat; `again` where the server
 * is about to stop and the browser should come back; `signed-out` where the session has certainly ended.
 */
export const liveEvents = ["change", "here", "again", "signed-out"] as const;

/** A stream's event. */
export type LiveEvent = (typeof liveEvents)[number];

/** How often a stream says that it lives, in milliseconds; one that is silent for twice as long is broken. */
export const liveHeartbeatMs = 25_000;

/** The stream of changes of one business: events `change` with `{topics}`. */
export const streamChanges = endpoint({
  id: "live.stream",
  method: "GET",
  path: "/api/live",
  access: "member",
  summary:
    "Streams server-sent events: `change` with the topics that changed, `here` every 25 seconds, `again` before the server stops, `signed-out` when the session ends.",
  query: PageOwner,
  reply: z.unknown(),
  replyType: "stream",
});

/** The same stream for who still waits at a gate, so that her screen opens when the answer comes (rulings §2). */
export const streamGate = endpoint({
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
