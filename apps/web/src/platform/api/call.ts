import type { Gate } from "@marzipan/contract/accounts";
import type {
  AnyEndpoint,
  BodyOf,
  Endpoint,
  ParamsOf,
  QueryOf,
  ReplyOf,
} from "@marzipan/contract/endpoint";
import { pageHeader, pageOwnerHeader } from "@marzipan/contract/headers";
import { pageOwner } from "../owner/page-owner.ts";
import { tellSession } from "../owner/session-events.ts";
import { makeAddress } from "../owner/address.ts";
import { ApiError, isOthersSession, isSignedOut, readRefusal } from "./api-error.ts";
import { pageId } from "./page-id.ts";
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
    refreshesItself?: boolean | undefined;
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
  /** The caller refetches what the call changes itself; the live notice of it is ignored by this page. */
  refreshesItself?: boolean | undefined;
  /** The page's owner when the act began; the present owner when left out. */
  owner?: string | null | undefined;
}

/**
 * Makes one call of the contract and returns its reply. An expired session is renewed once and the
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
  const owner = input.owner === undefined ? pageOwner() : input.owner;
  return withSession(endpoint, owner, () => sendOnce(endpoint, input, owner));
}

/**
 * Runs an attempt of a call; after `session_expired` it renews the session and retries once. Tells
 * the session's listeners when it has ended, belongs to another account, or a gate has closed. A
 * call made for an owner who is no longer the page's is not sent, and an answer that arrives after
 * such a change is not shown: both end with `session_changed`.
 */
export async function withSession<T>(
  endpoint: Endpoint,
  owner: string | null,
  attempt: () => Promise<T>,
): Promise<T> {
  const startedAt = Date.now();
  const isNobodys = owner === null && endpoint.access !== "public" && !endpoint.beforeGates;
  const refuseOther = (): void => {
    const isOthers = owner !== null && pageOwner() !== owner;
    if (isNobodys || isOthers) throw new ApiError("session_changed", 409);
  };
  const attemptOwn = async (): Promise<T> => {
    refuseOther();
    const answer = await attempt();
    refuseOther();
    return answer;
  };
  const notice = (error: unknown): unknown => {
    const isOwn = !isNobodys && pageOwner() === owner;
    if (isOwn && error instanceof ApiError) noticed(endpoint, error);
    return error;
  };
  try {
    return await attemptOwn();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "session_expired") throw notice(error);
  }
  try {
    await refreshOnce(startedAt);
    return await attemptOwn();
  } catch (error) {
    throw notice(error);
  }
}

/**
 * Tells the session's listeners what a refusal says about the session. A public call may be refused
 * without a session and says nothing.
 */
function noticed(endpoint: Endpoint, error: ApiError): void {
  if (isSignedOut(error) && endpoint.access !== "public") tellSession({ kind: "ended" });
  if (isOthersSession(error)) tellSession({ kind: "changed" });
  const gate = gatesByCode[error.code];
  if (gate) tellSession({ kind: "gate", gate });
}

const gatesByCode: Readonly<Record<string, Gate>> = {
  account_blocked: "blocked",
  email_unverified: "unverified",
  account_unapproved: "unapproved",
};

/**
 * One HTTP request; where the server is not reached, what this device keeps. An aborted one throws the signal's reason,
 * any other failure to reach the server `network`.
 */
async function sendOnce(
  endpoint: Endpoint,
  input: LooseInput,
  owner: string | null,
): Promise<unknown> {
  const headers = new Headers({ accept: "application/json" });
  if (owner !== null) headers.set(pageOwnerHeader, owner);
  if (input.refreshesItself) headers.set(pageHeader, pageId);
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
    const kept = await import("../kept/kept-answers.ts")
      .then(({ keptReply }) => keptReply(endpoint, input, owner))
      .catch(() => undefined);
    if (kept === undefined) throw new ApiError("network", 0);
    return kept;
  }
  if (!answer.ok) throw readRefusal(answer.status, text);
  return readReply(answer.status, text);
}

/** Parses a reply; one that is not JSON came from a proxy in between. */
function readReply(status: number, text: string): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError("unavailable", status);
  }
}
