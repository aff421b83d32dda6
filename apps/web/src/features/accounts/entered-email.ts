import { keep, readKept } from "../../platform/storage.ts";

const emailKey = "marzipan.email";

/** Keeps the address that was registered in this tab, so that the next screens need not ask for it. */
export function keepEmail(email: string): void {
  keep(emailKey, email, "session");
}

/** Returns the address that was registered in this tab, `null` when there is none. */
export function readEmail(): string | null {
  return readKept(emailKey, "session");
}
