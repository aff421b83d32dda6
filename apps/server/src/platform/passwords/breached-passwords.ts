import { dictionary } from "@zxcvbn-ts/language-common";

const breached = new Set(dictionary["passwords-common"]);

/** Returns whether a password is, in any letter case, on the list of those that leaked most often. */
export function isBreached(password: string): boolean {
  return breached.has(password.toLowerCase());
}
