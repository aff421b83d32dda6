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

const unavailableStates = new Set(["57P01", "57P02", "57P03", "53300", "08006", "08001", "08003"]);
const unavailableCodes = new Set(["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE", "ETIMEDOUT"]);

/** Turns what a driver throws into a refusal where one is meant; anything else stays a defect. */
export function explainDatabaseError(error: unknown): unknown {
  const code = (error as { code?: string } | null)?.code;
  if (code === undefined) {
    const message = error instanceof Error ? error.message : "";
    const isLost = /Connection terminated|timeout exceeded when trying to connect/i.test(message);
    return isLost ? new AppError("unavailable") : error;
  }
  const meant = raised[code];
  if (meant) return new AppError(meant);
  if (unavailableStates.has(code) || unavailableCodes.has(code)) return new AppError("unavailable");
  return error;
}
