import type { ErrorCode } from "@marzipan/contract/errors";
import { AppError } from "../errors/app-error.ts";

/** Maps what the `app.enter_…` functions raise to error codes. */
const raised: Readonly<Record<string, ErrorCode>> = {
  MZ001: "session_expired",
  MZ002: "account_blocked",
  MZ003: "email_unverified",
  MZ004: "account_unapproved",
  MZ005: "admin_only",
  MZ006: "not_found",
};

/** SQL states of a database that answers but cannot store: disk full, read-only. */
const cannotStoreStates = new Set(["53100", "25006"]);

/**
 * SQL states of a database that is unreachable, starting, stopping, out of resources, or slower
 * than the statement's limit. A conflict (serialization failure, deadlock) gets here only after
 * every retry failed.
 */
const unavailableStates = new Set(
  [
    "40001 40P01 57014 55P03",
    "57P01 57P02 57P03 57P04 57P05 25P03 25P04",
    "3D000 28000 28P01 58000 58030 58P01 XX001 XX002",
  ].flatMap((some) => some.split(" ")),
);

/** Whole classes of such states: connection failures (08) and insufficient resources (53). */
const unavailableClasses = /^(08|53)/;

/** System error codes of an unreachable address or a broken connection. */
const brokenCodes = new Set(
  [
    "ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT EAGAIN",
    "EHOSTUNREACH ENETUNREACH EHOSTDOWN ENOTFOUND EAI_AGAIN EMFILE ENFILE",
  ].flatMap((some) => some.split(" ")),
);

/**
 * Messages of the driver, which has no code for them, about a connection that is closed or does not
 * answer.
 */
const brokenMessages = [
  "connection terminated",
  "timeout exceeded when trying to connect",
  "timeout expired",
  "query read timeout",
  "connection error and is not queryable",
  "client was closed",
  "after calling end on the pool",
];

/** Returns whether an error says that its connection is gone or no longer answers. */
export function isBroken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  // ENOENT of a connect is the missing socket of a stopped database; any other missing file is a
  // defect.
  if (code === "ENOENT") return syscall === "connect";
  if (code !== undefined) return brokenCodes.has(code) || code.startsWith("57P");
  const message = error.message.toLowerCase();
  return brokenMessages.some((part) => message.includes(part));
}

/** Turns what a driver throws into a refusal where one is meant; anything else stays a defect. */
export function explainDatabaseError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  if (isBroken(error)) return new AppError("unavailable", {}, error);
  const code = (error as { code?: string } | null)?.code;
  if (code === undefined) return error;
  const meant = raised[code];
  if (meant) return new AppError(meant);
  if (cannotStoreStates.has(code)) return new AppError("cannot_store", {}, error);
  const isAway = unavailableStates.has(code) || unavailableClasses.test(code);
  return isAway ? new AppError("unavailable", {}, error) : error;
}
