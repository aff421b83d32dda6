import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { atMost } from "./primitives.ts";

/** What the card provider says of an event, as far as every event has it; the rest of it is kept as it came. */
export const ProviderNotice = z.looseObject({
  event_id: z.string().check(atMost(100), z.minLength(1)),
  event_type: z.string().check(atMost(100), z.minLength(1)),
  occurred_at: z.string().check(atMost(40), z.iso.datetime({ offset: true })),
  data: z.looseObject({}),
});

/** Receives an event of Paddle; signed over the body's bytes by `Paddle-Signature`. */
export const paddleWebhook = endpoint({
  id: "billing.paddleWebhook",
  method: "POST",
  path: "/api/webhooks/paddle",
  access: "public",
  changes: [],
  changesNothing: "The event is kept here; the job that applies it tells the pages.",
  summary:
    "Stores an event of the card provider once. A wrong, stale or missing signature is refused with status 401.",
  signed: true,
  body: ProviderNotice,
  bodyLimitBytes: 256 * 1024,
  reply: z.object({ kept: z.boolean() }),
  errors: ["bad_signature"],
});
