import { NewPassword } from "@marzipan/contract/auth";
import { isBreached } from "./breached-passwords.ts";
import type { Config } from "../config/config.ts";
import { isDemoPassword } from "../account/demo-accounts.ts";
import { StartupError } from "../errors/startup-error.ts";

/** Returns whether a password is known to others: it leaked, or it is the demo's and this is none. */
export function isKnownToOthers(config: Pick<Config, "hasDemo">, password: string): boolean {
  return isBreached(password) || isDemoPassword(config, password);
}

/** Refuses a password that the operator gives to an administrator, by the rule that holds for everyone (spec §5). */
export function refuseWeakPassword(config: Pick<Config, "hasDemo">, password: string): void {
  if (!NewPassword.safeParse(password).success) {
    throw new StartupError(
      "The administrator's password needs 8 to 200 characters, with letters and numbers.",
    );
  }
  if (isKnownToOthers(config, password)) {
    throw new StartupError(
      "The administrator's password is known to others, because it leaked or is the demo's: choose another one.",
    );
  }
}
