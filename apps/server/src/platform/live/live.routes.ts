import type { OutgoingHttpHeaders } from "node:http";
import { liveHeartbeatMs, streamChanges, streamGate } from "@marzipan/contract/live";
import type { LiveEvent, LiveTopic } from "@marzipan/contract/live";
import type { FastifyInstance } from "fastify";
import { AppError } from "../app-error.ts";
import type { Deps } from "../deps.ts";
import { bind } from "../http/bind.ts";
import type { Call } from "../http/bind.ts";

/** The refusals that say that the session is over for certain. */
const isOver = new Set<string>(["session_expired", "not_signed_in"]);
/** The refusals of a gate that has closed. */
const isShutOut = new Set<string>(["account_blocked", "email_unverified", "account_unapproved"]);

/** Binds the streams of changes; the session is asked about again with each heartbeat. */
export function bindLive(
  app: FastifyInstance,
  deps: Deps,
  heartbeatMs: number = liveHeartbeatMs,
): void {
  bind(app, deps, streamChanges)((call) => openStream(deps, call, heartbeatMs, () => true));
  bind(
    app,
    deps,
    streamGate,
  )((call) => openStream(deps, call, heartbeatMs, (topics) => topics.includes("account")));
}

/** Streams the changes whose topics somebody may hear of. */
async function openStream(
  deps: Deps,
  { request, reply, session, read }: Call<typeof streamChanges>,
  heartbeatMs: number,
  mayHear: (topics: readonly LiveTopic[]) => boolean,
): Promise<undefined> {
  const check = (): Promise<unknown> => read(() => ({ text: "select 1 as one", values: [] }));
  await check();
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    "content-type": "text/event-stream",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
    connection: "keep-alive",
  });
  raw.write("retry: 2000\n\n");
  // Between the end of the stream and its close more may be heard; writing then would end the process.
  const write = (event: LiveEvent, data: unknown): void => {
    if (!raw.writableEnded) raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const leave = deps.live.add({
    businessId: session.businessId,
    sessionId: session.sessionId,
    send: (event, data) => {
      if (event === "change" && !mayHear((data as { topics: LiveTopic[] }).topics)) return;
      write(event, data);
      if (event === "signed-out" || event === "again") raw.end();
    },
  });
  const heartbeat = setInterval(() => {
    check().then(
      () => write("here", {}),
      (refusal: unknown) => {
        const code = refusal instanceof AppError ? refusal.code : "";
        if (isOver.has(code)) write("signed-out", {});
        else if (isShutOut.has(code)) write("change", { topics: ["account"] });
        // A database that does not answer says nothing of the session: the stream goes on.
        else return write("here", {});
        raw.end();
      },
    );
  }, heartbeatMs);
  const end = (): void => {
    clearInterval(heartbeat);
    leave();
  };
  request.raw.on("close", end);
  raw.on("close", end);
  return undefined;
}
