import type { OutgoingHttpHeaders } from "node:http";
import type * as agents from "@marzipan/contract/agents";
import type { AgentEvents } from "@marzipan/contract/agents";
import type { Call } from "../../platform/http/bind.ts";
import { refusalOf } from "../../platform/http/error-handler.ts";
import { openEventStream } from "../../platform/live/event-stream.ts";
import type { EventStream } from "../../platform/live/event-stream.ts";
import type { Listener } from "./agent-answer.ts";
import { businessAgent } from "./agents.actions.ts";

/** A proxy in between shall not take a model that thinks for a dead connection. */
const pingMs = 5000;
const mostStalledMs = 15_000;

/**
 * Returns a message as server-sent events (`AgentEvents`). What refuses the question is an ordinary reply; from then on
 * the stream is open, and anyone who closes it has stopped the answer.
 */
export async function streamAnswer(call: Call<typeof agents.businessAgent>): Promise<undefined> {
  const { deps, transact, snapshot, session, body, request, reply } = call;
  let stream: EventStream<keyof AgentEvents> | undefined;
  let pinging: NodeJS.Timeout | undefined;
  const send = <Name extends keyof AgentEvents>(name: Name, data: AgentEvents[Name]): void =>
    stream?.send(name, data);
  const listener: Listener = {
    begin: () => {
      reply.hijack();
      const headers = reply.getHeaders() as OutgoingHttpHeaders;
      const opened = openEventStream<keyof AgentEvents>(reply.raw, headers, mostStalledMs);
      pinging = setInterval(() => opened.ping(), pingMs);
      stream = opened;
    },
    text: (text) => send("text", { text }),
    again: () => send("again", {}),
    gone: goneOf(call),
  };
  try {
    const asking = { deps, transact, snapshot, accountId: session.accountId };
    send("reply", await businessAgent(asking, body, listener));
  } catch (error) {
    if (stream === undefined) throw error;
    const { code, facts } = refusalOf(error as Error);
    if (code === "internal") request.log.error({ err: error as Error }, "a defect");
    send("refused", { error: { code, facts } });
  } finally {
    clearInterval(pinging);
    stream?.end();
  }
  return undefined;
}

/** Returns a listener that hears the whole answer at its end. */
export function patientListener(call: Call<typeof agents.businessAgent>): Listener {
  const nothing = (): void => undefined;
  return { begin: nothing, text: nothing, again: nothing, gone: goneOf(call) };
}

/** Signals when the caller has closed the connection before the answer was sent. */
function goneOf({ reply: { raw } }: Call<typeof agents.businessAgent>): AbortSignal {
  const leaving = new AbortController();
  raw.on("close", () => {
    if (!raw.writableFinished) leaving.abort();
  });
  return leaving.signal;
}
