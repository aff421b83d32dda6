import type { AnyEndpoint, BodyOf } from "@marzipan/contract/endpoint";
import { pageOwnerHeader } from "@marzipan/contract/headers";
import { pageOwner } from "../owner/page-owner.ts";
import { makeAddress } from "../owner/address.ts";
import { ApiError, readRefusal } from "./api-error.ts";
import { withSession } from "./call.ts";
import { makeEventReader } from "./event-reader.ts";
import type { ServerEvent } from "./event-reader.ts";

/** What a streamed call works with. */
export interface StreamInput<E extends AnyEndpoint> {
  body: BodyOf<E>;
  signal: AbortSignal;
  /** Hears each event; what it throws ends the call. */
  hear: (event: ServerEvent) => void;
  /** After how many silent milliseconds the stream counts as broken. */
  mostSilentMs: number;
  /** After how many milliseconds the call is given up, whatever comes. */
  longestMs: number;
}

/**
 * Makes a call whose answer comes as server-sent events, and ends with it. A proxy that knows no streams may answer
 * the whole at once: it is told as one event named `reply`. Throws `ApiError` like any call, `network` too for a stream
 * that falls silent; an aborted one throws the signal's reason.
 */
export async function callStream<E extends AnyEndpoint>(
  endpoint: E,
  input: StreamInput<E>,
): Promise<void> {
  const owner = pageOwner();
  await withSession(endpoint, owner, () => streamOnce(endpoint, input, owner));
}

async function streamOnce<E extends AnyEndpoint>(
  endpoint: E,
  { body, signal, hear, mostSilentMs, longestMs }: StreamInput<E>,
  owner: string | null,
): Promise<void> {
  const broken = new AbortController();
  const longest = setTimeout(() => broken.abort(), longestMs);
  let silent = setTimeout(() => broken.abort(), mostSilentMs);
  const heardSomething = (): void => {
    clearTimeout(silent);
    silent = setTimeout(() => broken.abort(), mostSilentMs);
  };
  const stop = (): void => broken.abort();
  signal.addEventListener("abort", stop);
  if (signal.aborted) stop();
  const lost = (error: unknown): unknown => (signal.aborted ? error : new ApiError("network", 0));
  const headers = new Headers({
    accept: "text/event-stream, application/json;q=0.5",
    "content-type": "application/json",
  });
  if (owner !== null) headers.set(pageOwnerHeader, owner);
  try {
    const answer = await fetch(makeAddress(endpoint.path, undefined, undefined), {
      method: endpoint.method,
      credentials: "same-origin",
      headers,
      body: JSON.stringify(body),
      signal: broken.signal,
    }).catch((error: unknown) => {
      throw lost(error);
    });
    const type = answer.headers.get("content-type") ?? "";
    if (answer.ok && type.includes("text/event-stream")) {
      const read = makeEventReader(hear);
      await readPieces(answer, lost, (piece) => {
        heardSomething();
        read(piece);
      });
      return;
    }
    const text = await answer.text().catch((error: unknown) => {
      throw lost(error);
    });
    if (!answer.ok) throw readRefusal(answer.status, text);
    if (!type.includes("json")) throw new ApiError("unavailable", answer.status);
    hear({ name: "reply", data: text });
  } finally {
    clearTimeout(longest);
    clearTimeout(silent);
    signal.removeEventListener("abort", stop);
    stop();
  }
}

async function readPieces(
  { body }: Response,
  lost: (error: unknown) => unknown,
  take: (piece: string) => void,
): Promise<void> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const piece = await reader?.read().catch((error: unknown) => {
      throw lost(error);
    });
    if (!piece || piece.done) return;
    take(decoder.decode(piece.value, { stream: true }));
  }
}
