import type { OutgoingHttpHeaders } from "node:http";
import { streamChanges, streamGate } from "@marzipan/contract/live";
import type { LiveTopic } from "@marzipan/contract/live";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { bind } from "../http/bind.ts";
import type { Call } from "../http/bind.ts";

const heartbeatMs = 25_000;

/** Binds the streams of changes; the session is asked about again with each heartbeat. */
export function bindLive(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, streamChanges)((call) => openStream(deps, call, () => true));
  bind(
    app,
    deps,
    streamGate,
  )((call) => openStream(deps, call, (topics) => topics.includes("account")));
}

/** Streams the changes whose topics somebody may hear of. */
async function openStream(
  deps: Deps,
  { request, reply, session, read }: Call<typeof streamChanges>,
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
  const write = (text: string): void => {
    if (!raw.writableEnded) raw.write(text);
  };
  const leave = deps.live.add({
    businessId: session.businessId,
    sessionId: session.sessionId,
    send: (event, data) => {
      if (event === "change" && !mayHear((data as { topics: LiveTopic[] }).topics)) return;
      write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      if (event === "signed-out") raw.end();
    },
  });
  const heartbeat = setInterval(() => {
    check().then(
      () => write(": here\n\n"),
      () => {
        write("event: signed-out\ndata: {}\n\n");
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
