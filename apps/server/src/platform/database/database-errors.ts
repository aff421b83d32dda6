import type { ErrorCode } from "@marzipan/contract/errors";
import { AppError } from "../app-error.ts";

/** What the functions that enter raise (migrations 0002), as codes of the catalogue. */
const raised: Readonly<Record<string, ErrorCode>> = {
  MZ001: "session_expired",
  MZ002: "account_blocked",
  MZ003: "email_unverified",
  MZ004: "account_unapproved",
  MZ005: "admin_only",
  MZ006: "not_found",
};

/** States in which the database answers and keeps nothing: it is full, or may only be read. */
const cannotStoreStates = new Set(["53100", "25006"]);

/**
 * States of a database that is away, starting, ending, out of means, or too slow for the time that a statement
 * has; a conflict reaches this place only when it came again at every attempt.
 */
const unavailableStates = new Set(
  [
    "40001 40P01 57014 55P03",
    "57P01 57P02 57P03 57P04 57P05 25P03 25P04",
    "3D000 28000 28P01 58000 58030 58P01 XX001 XX002",
  ].flatMap((some) => some.split(" ")),
);

/** Classes of states alike: the connection failed, means are short. */
const unavailableClasses = /^(08|53)/;

/** What the system says of an address that cannot be reached, or of a connection that broke. */
const brokenCodes = new Set(
  [
    "ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT EAGAIN",
    "EHOSTUNREACH ENETUNREACH EHOSTDOWN ENOTFOUND EAI_AGAIN EMFILE ENFILE",
  ].flatMap((some) => some.split(" ")),
);

/** What the driver says, without a code, of a connection that is gone or does not answer. */
const brokenMessages = [
  "connection terminated",
  "timeout exceeded when trying to connect",
  "timeout expired",
  "query read timeout",
  "connection error and is not queryable",
  "client was closed",
  "after calling end on the pool",
];

/** Answers whether an error says that its connection is gone or no longer answers. */
export function isBroken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  // A socket's file that is missing; any other missing file is a matter of its own.
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
