import type { OutgoingHttpHeaders } from "node:http";
import * as liveContract from "@marzipan/contract/live";
import type { LiveEvent } from "@marzipan/contract/live";
import type { LiveTopic } from "@marzipan/contract/live-topics";
import type { FastifyInstance } from "fastify";
import { AppError } from "../errors/app-error.ts";
import type { Deps } from "../feature/deps.ts";
import { binder } from "../http/bind.ts";
import type { Call } from "../http/bind.ts";
import { openEventStream } from "./event-stream.ts";

/** The refusals that say that the session is over for certain. */
const isOver = new Set<string>(["session_expired", "not_signed_in"]);
/** The refusals of a gate that has closed. */
const isShutOut = new Set<string>(["account_blocked", "email_unverified", "account_unapproved"]);

/** Binds the streams of changes; the session is asked about again with each heartbeat. */
export function bindLive(
  app: FastifyInstance,
  deps: Deps,
  heartbeatMs: number = liveContract.liveHeartbeatMs,
): void {
  const on = binder(app, deps);
  on(liveContract.streamChanges)((call) =>
    openStream(deps, call, heartbeatMs, () => true, call.query.since),
  );
  on(liveContract.streamAccountChanges)((call) =>
    openStream(deps, call, heartbeatMs, (topics) => topics.includes("account")),
  );
}

/** Streams the changes whose topics someone may hear of, first those since an instant, where one is given. */
async function openStream(
  deps: Deps,
  {
    request,
    reply,
    session,
    read,
  }: Call<typeof liveContract.streamChanges | typeof liveContract.streamAccountChanges>,
  heartbeatMs: number,
  mayHear: (topics: readonly LiveTopic[]) => boolean,
  since?: number,
): Promise<undefined> {
  const check = (): Promise<unknown> => read(() => ({ text: "select 1 as one", values: [] }));
  await check();
  reply.hijack();
  const { raw } = reply;
  const headers = reply.getHeaders() as OutgoingHttpHeaders;
  const stream = openEventStream<LiveEvent>(raw, headers, 2 * heartbeatMs);
  const leave = deps.live.add({
    businessId: session.businessId,
    sessionId: session.sessionId,
    send: (event, data) => {
      if (event === "change" && !mayHear((data as { topics: LiveTopic[] }).topics)) return;
      stream.send(event, data);
      if (event === "signed-out" || event === "again") stream.end();
    },
    close: () => stream.end(),
  });
  const beat = (): void => {
    check().then(
      () => stream.send("here", {}),
      (refusal: unknown) => {
        const code = refusal instanceof AppError ? refusal.code : "";
        if (isOver.has(code)) stream.send("signed-out", {});
        else if (isShutOut.has(code)) stream.send("change", { topics: ["account"] });
        // An unreachable database is no statement about the session: the stream continues.
        else return stream.send("here", {});
        stream.end();
      },
    );
  };
  // Heartbeats start after a random part of the interval, so that streams opened together, as after
  // a restart, do not query the database at once.
  let heartbeat = setTimeout(
    () => {
      beat();
      heartbeat = setInterval(beat, heartbeatMs);
    },
    heartbeatMs * (0.2 + 0.8 * Math.random()),
  );
  const end = (): void => {
    clearInterval(heartbeat);
    leave();
  };
  request.raw.on("close", end);
  raw.on("close", end);
  const missed = since === undefined ? null : deps.live.changesSince(session.businessId, since);
  if (missed !== null) stream.send("change", missed);
  return undefined;
}
