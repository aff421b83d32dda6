import { isErrorCode } from "@marzipan/contract/errors";
import type { ErrorCode, ErrorFacts } from "@marzipan/contract/errors";

/** A refused call, or one that never reached the server (`network`, status 0). */
export class ApiError extends Error {
  readonly code: ErrorCode | "network";
  readonly facts: ErrorFacts;
  readonly requestId: string;
  readonly status: number;

  constructor(code: ErrorCode | "network", status: number, facts: ErrorFacts = {}, requestId = "") {
    super(code);
    this.name = "ApiError";
    this.code = code;
    this.facts = facts;
    this.requestId = requestId;
    this.status = status;
  }
}

/** Returns whether a retry may succeed: the network failed or the server answered 5xx (spec §9). */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return (
    error.code === "network" || error.status >= 500 || error.code === "idempotency_in_progress"
  );
}

const signedOutCodes = new Set<string>(["not_signed_in", "session_expired", "session_reused"]);

/**
 * Returns whether the server itself says that the session has ended. An outage, a proxy's error or
 * a busy server is no statement about the session.
 */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && signedOutCodes.has(error.code);
}

/** Returns whether an error says that the browser's session has become another account's (rulings §2). */
export function isOthersSession(error: unknown): boolean {
  return error instanceof ApiError && error.code === "session_changed";
}

/**
 * Reads an error response; a body that is not ours becomes `internal`, or `unavailable` for a
 * gateway's status.
 */
export function readRefusal(status: number, text: string): ApiError {
  const error = parseBody(text);
  if (error && isErrorCode(error["code"])) {
    const facts = typeof error["facts"] === "object" && error["facts"] ? error["facts"] : {};
    return new ApiError(
      error["code"],
      status,
      facts as ErrorFacts,
      typeof error["requestId"] === "string" ? error["requestId"] : "",
    );
  }
  return new ApiError(fallbackCodes[status] ?? "internal", status);
}

const fallbackCodes: Record<number, ErrorCode> = {
  404: "unknown_route",
  413: "body_too_large",
  429: "rate_limited",
  502: "unavailable",
  503: "unavailable",
  504: "unavailable",
};

function parseBody(text: string): Record<string, unknown> | null {
  try {
    const body = JSON.parse(text) as { error?: Record<string, unknown> } | null;
    return body?.error ?? null;
  } catch {
    return null;
  }
}
