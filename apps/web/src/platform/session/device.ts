import { registerDevice } from "@marzipan/contract/auth";
import { call } from "../api/call.ts";
import { keep, readKept } from "../storage.ts";

const fingerprintKey = "marzipan.device";
const tokenKey = "marzipan.deviceToken";

/** Tells the server which device this is, by a random label kept here (spec §7: session-register). */
export async function tellDevice(): Promise<void> {
  const body = { device_fingerprint: kept(fingerprintKey), session_token: kept(tokenKey) };
  await call(registerDevice, { body }).catch(() => undefined);
}

/** Removes the device's token when the session ends; its name stays, so that it is known again. */
export function forgetDevice(): void {
  keep(tokenKey, null);
}

function kept(key: string): string {
  const known = readKept(key);
  if (known) return known;
  const made = crypto.randomUUID();
  keep(key, made);
  return made;
}
