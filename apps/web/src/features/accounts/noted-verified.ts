import { keep, readKept } from "../../platform/storage.ts";

const key = "marzipan.verified";

/** Notes that an address was verified in this tab just now. */
export function noteVerified(): void {
  keep(key, "1", "session");
}

/** Returns whether an address was verified in this tab. */
export function wasVerified(): boolean {
  return readKept(key, "session") !== null;
}
