import { makeAddress } from "./address.ts";
import { keep, readKept } from "../storage.ts";

/**
 * The local storage key of the account whose session the browser holds; other tabs compare it with
 * theirs.
 */
export const ownerKey = "marzipan.owner";

/** Kept once someone has signed out, so that it differs from a browser in which no one ever signed in. */
const nobody = "";

let owner: string | null = null;
let isKept = false;

/** Returns the account that this page belongs to (rulings §2); `null` before anyone is known. */
export function pageOwner(): string | null {
  return owner;
}

/** Makes the page the account's that the server says is signed in. */
export function takePage(accountId: string): void {
  owner = accountId;
  isKept = keep(ownerKey, accountId);
}

/** Detaches the page from its account: the next call is made for whoever is signed in then. */
export function leavePage(): void {
  owner = null;
}

/** Notes that no account is signed in in this browser any more; its other tabs empty. */
export function forgetOwner(): void {
  keep(ownerKey, nobody);
}

/**
 * Returns whether the browser's session belongs to another account than the page, as far as local
 * storage tells.
 */
export function isForeign(): boolean {
  return owner !== null && isKept && readKept(ownerKey) !== owner;
}

/** Returns whether any account is signed in in this browser, as far as local storage tells. */
export function isAnybodyKnown(): boolean {
  return (readKept(ownerKey) ?? nobody) !== nobody;
}

/** Returns whether the browser keeps that its session is not this account's: another's, or no one's any more. */
export function isOthers(accountId: string): boolean {
  const kept = readKept(ownerKey);
  return kept !== null && kept !== accountId;
}

/**
 * Returns a URL for requests that cannot carry our header (streams, downloads), with the page's
 * account as a query parameter.
 */
export function ownAddress(path: string, query: Readonly<Record<string, string>> = {}): string {
  return makeAddress(path, undefined, { ...query, account: owner });
}
