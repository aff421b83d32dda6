import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import type * as contract from "@marzipan/contract/notifications";
import { mostPushDevices } from "@marzipan/domain/notifications";
import { fieldError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { makeId } from "../../platform/formats/ids.ts";
import {
  deleteOwnDevice,
  findSessionDevice,
  readPublicKey,
  saveDevice,
} from "./push-devices.store.ts";

const done = { ok: true } as const;

/** Returns the key that a browser registers with, and what the session is registered with. */
export async function getPushRegistration(
  tx: Tx<"session">,
  sessionId: string,
): Promise<ReplyOf<typeof contract.getPushRegistration>> {
  const { account_id: accountId } = await tx.entered;
  const publicKey = await readPublicKey(tx);
  const device = await findSessionDevice(tx, accountId, sessionId);
  return {
    publicKey,
    device: device ? { endpoint: device.endpoint, isDiscreet: device.is_discreet } : null,
  };
}

/** Registers the browser of a session for push messages; an address that is no public push service is refused. */
export async function registerPushDevice(
  tx: Tx<"session">,
  { push }: Pick<Deps, "push">,
  sessionId: string,
  { endpoint, p256dh, auth, isDiscreet }: Input<typeof contract.registerPushDevice>["body"],
): Promise<typeof done> {
  if (!push.accepts(endpoint)) throw fieldError("endpoint", "invalid");
  const { account_id: accountId } = await tx.entered;
  const device = {
    id: makeId(),
    account_id: accountId,
    session_id: sessionId,
    endpoint,
    p256dh,
    auth,
    is_discreet: isDiscreet,
  };
  await saveDevice(tx, device, mostPushDevices);
  return done;
}

/** Stops push messages to a browser of the signed-in person. */
export async function removePushDevice(
  tx: Tx<"session">,
  { endpoint }: Input<typeof contract.removePushDevice>["body"],
): Promise<typeof done> {
  const { account_id: accountId } = await tx.entered;
  await deleteOwnDevice(tx, accountId, endpoint);
  return done;
}
