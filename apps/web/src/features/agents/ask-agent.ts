import { businessAgent } from "@marzipan/contract/agents";
import type { AgentEvents } from "@marzipan/contract/agents";
import type { BodyOf, ReplyOf } from "@marzipan/contract/endpoint";
import { errorStatuses, isErrorCode } from "@marzipan/contract/errors";
import { ApiError } from "../../platform/api/api-error.ts";
import { callStream } from "../../platform/api/call-stream.ts";

/** The server sends a sign of life every 5 s, but a proxy may keep all of it back until the answer's end. */
const mostSilentMs = 45_000;
/** Longer than a model may take (30 s) with the embedded answer after it. */
const longestMs = 60_000;

/** What an agent answered. */
export type AgentReply = ReplyOf<typeof businessAgent>;

/** Who waits for an answer, and can stop it. */
export interface AnswerListener {
  signal: AbortSignal;
  /** Hears a piece of the answer. */
  onText: (piece: string) => void;
  /** Hears that what was said so far is withdrawn. */
  onAgain: () => void;
}

/**
 * Asks an agent and returns its whole reply; pieces of it are told as they come. Throws `ApiError`; `network` for a
 * stream that ends without a reply, falls silent or takes too long.
 */
export async function askAgent(
  body: BodyOf<typeof businessAgent>,
  { signal, onText, onAgain }: AnswerListener,
): Promise<AgentReply> {
  let reply: AgentReply | null = null;
  await callStream(businessAgent, {
    body,
    signal,
    mostSilentMs,
    longestMs,
    hear: ({ name, data }) => {
      if (name === "text") onText(readData<AgentEvents["text"]>(data).text);
      if (name === "again") onAgain();
      if (name === "reply") reply = readData<AgentEvents["reply"]>(data);
      if (name === "refused") throw refusalOf(readData<AgentEvents["refused"]>(data));
    },
  });
  if (reply === null) throw new ApiError("network", 0);
  return reply;
}

/** Reads an event's data; what is no JSON came from something in between. */
function readData<T>(data: string): T {
  try {
    return JSON.parse(data) as T;
  } catch {
    throw new ApiError("unavailable", 502);
  }
}

function refusalOf({ error }: AgentEvents["refused"]): ApiError {
  const code = isErrorCode(error.code) ? error.code : "internal";
  return new ApiError(code, errorStatuses[code], error.facts);
}
