import type * as accounts from "@marzipan/contract/accounts";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import type { AccessClaims } from "../../platform/session/tokens.ts";
import { hashToken } from "../../platform/formats/ids.ts";
import { endOwnSession, labelSession, listSessions } from "./accounts.store.ts";

/** Lists the devices that are signed in, this one first. */
export async function listDevices(
  tx: Tx,
  session: AccessClaims,
): Promise<ReplyOf<typeof accounts.listDevices>> {
  const rows = await listSessions(tx, session.accountId);
  const items = rows.map((row) => ({
    id: row.id,
    browser: row.browser,
    system: row.system,
    isThisOne: row.id === session.sessionId,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
  }));
  return { items: items.sort((a, b) => Number(b.isThisOne) - Number(a.isThisOne)) };
}

/** Signs one of the own devices out at once; its open pages are told. */
export async function signOutDevice(
  tx: Tx,
  deps: Deps,
  session: AccessClaims,
  id: string,
): Promise<{ ok: true }> {
  if (!(await endOwnSession(tx, session.accountId, id))) throw new AppError("not_found");
  tx.afterCommit(() => deps.live.endSessions([id]));
  return { ok: true };
}

/** Stores the device with the session; its random label is kept hashed, never a credential (rulings §2). */
export async function registerDevice(
  tx: Tx,
  session: AccessClaims,
  device: { device_fingerprint: string; session_token: string },
): Promise<{ ok: true }> {
  await labelSession(
    tx,
    session.sessionId,
    device.device_fingerprint,
    hashToken(device.session_token),
  );
  return { ok: true };
}
