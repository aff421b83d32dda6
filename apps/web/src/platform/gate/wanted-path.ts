import { keep, readKept } from "../storage.ts";

const wantedKey = "marzipan.wanted";
const wantedByKey = "marzipan.wantedBy";
const reportWantedKey = "marzipan.wantedReport";

/**
 * Returns a path that may be opened after sign-in, `null` for anything else: it starts with `/`,
 * stays on this site (no open redirect), and is not `/` or `/auth` itself (spec §2).
 */
export function safePath(path: unknown): string | null {
  if (typeof path !== "string" || !path.startsWith("/") || path.length > 2000) return null;
  // oxlint-disable-next-line no-control-regex
  if (/^\/[/\\]|[\u0000-\u001f\\]/.test(path)) return null;
  try {
    const url = new URL(path, "http://here.invalid");
    if (url.origin !== "http://here.invalid" || url.pathname.startsWith("//")) return null;
    if (url.pathname === "/" || /^\/auth\/?$/.test(url.pathname)) return null;
    return url.pathname + url.search + url.hash;
  } catch {
    return null;
  }
}

/**
 * Stores the path to open after sign-in; returns whether it is stored. `accountId` names the owner
 * whose page was closed, so that no one else is led there.
 */
export function rememberWanted(path: string, accountId: string | null = null): boolean {
  const safe = safePath(path);
  keep(wantedByKey, accountId, "session");
  return safe !== null && keep(wantedKey, safe, "session");
}

/**
 * Returns the path to open, from `redirectTo` or the stored one; `null` when there is none. A path
 * left by another account's page is not opened for `accountId`.
 */
export function readWanted(redirectTo: unknown, accountId?: string): string | null {
  const wantedBy = readKept(wantedByKey, "session");
  const isOthers = accountId !== undefined && wantedBy !== null && wantedBy !== accountId;
  return safePath(redirectTo) ?? (isOthers ? null : safePath(readKept(wantedKey, "session")));
}

/** Returns whose page was closed, `null` when none was. */
export function readWantedBy(): string | null {
  return readKept(wantedByKey, "session");
}

/** Forgets the wanted path, once it is open or after signing out. */
export function forgetWanted(): void {
  keep(wantedKey, null, "session");
  keep(wantedByKey, null, "session");
  noteReportWanted(false);
}

/** Notes whether a report is being downloaded, so that a session that ends meanwhile is explained at sign-in (spec §8). */
export function noteReportWanted(isWanted: boolean): void {
  keep(reportWantedKey, isWanted ? "1" : null, "session");
}

/** Returns whether the session ended while a report was being downloaded. */
export function isReportWanted(): boolean {
  return readKept(reportWantedKey, "session") !== null;
}
