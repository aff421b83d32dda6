import type {
  AnyEndpoint,
  BodyOf,
  Endpoint,
  ParamsOf,
  QueryOf,
  ReplyOf,
} from "@marzipan/contract/endpoint";
import { tellSession } from "../session/session-events.ts";
import { makeAddress } from "./address.ts";
import { ApiError, isSignedOut, readRefusal } from "./api-error.ts";
import { refreshOnce } from "./refresh.ts";

type Part<Name extends string, Value> = unknown extends Value
  ? { [K in Name]?: never }
  : Partial<Record<never, never>> extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value };

/** What a caller passes: the parts that the endpoint has, and how to send them. */
export type CallInput<E extends AnyEndpoint> = Part<"params", ParamsOf<E>> &
  Part<"query", QueryOf<E>> &
  Part<"body", BodyOf<E>> & {
    idempotencyKey?: string | undefined;
    signal?: AbortSignal | undefined;
  };

/** The input as an argument: left out where the endpoint needs nothing. */
export type InputArgument<E extends AnyEndpoint> =
  Partial<CallInput<E>> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

/** A call's parts without their types, for the plumbing. */
export interface LooseInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Makes one call of the contract and answers its reply. An expired session is renewed once and the
 * call repeated. Throws `ApiError`; an aborted call throws the signal's reason.
 */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  ...[input]: InputArgument<E>
): Promise<ReplyOf<E>> {
  return (await send(endpoint, (input ?? {}) as LooseInput)) as ReplyOf<E>;
}

/** Sends a call whose input has lost its types; like `call` otherwise. */
export async function send(endpoint: Endpoint, input: LooseInput): Promise<unknown> {
  return withSession(endpoint, () => sendOnce(endpoint, input));
}

/**
 * Runs an attempt of a call; after `session_expired` renews the session and runs it once more.
 * Tells the session when it has ended or a gate has closed.
 */
export async function withSession<T>(endpoint: Endpoint, attempt: () => Promise<T>): Promise<T> {
  const startedAt = Date.now();
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code !== "session_expired") throw noticed(endpoint, error);
  }
  try {
    await refreshOnce(startedAt);
    return await attempt();
  } catch (error) {
    throw error instanceof ApiError ? noticed(endpoint, error) : error;
  }
}

function noticed(endpoint: Endpoint, error: ApiError): ApiError {
  if (isSignedOut(error) && endpoint.access !== "public") tellSession("ended");
  if (gateCodes.has(error.code)) tellSession("gate");
  return error;
}

const gateCodes = new Set<string>(["account_blocked", "email_unverified", "account_unapproved"]);

async function sendOnce(endpoint: Endpoint, input: LooseInput): Promise<unknown> {
  const headers = new Headers({ accept: "application/json" });
  if (input.body !== undefined) headers.set("content-type", "application/json");
  if (endpoint.creates) headers.set("idempotency-key", input.idempotencyKey ?? crypto.randomUUID());
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(makeAddress(endpoint.path, input.params, input.query), {
      method: endpoint.method,
      credentials: "same-origin",
      headers,
      body: input.body === undefined ? null : JSON.stringify(input.body),
      signal: input.signal ?? null,
    });
    text = await answer.text();
  } catch (error) {
    if (input.signal?.aborted) throw error;
    throw new ApiError("network", 0);
  }
  if (!answer.ok) throw readRefusal(answer.status, text);
  return text === "" ? undefined : JSON.parse(text);
}
