import { makeAddress } from "../api/address.ts";
import { keep, readKept } from "../storage.ts";

/** Under this name the browser keeps whose session it has, so that a page notices that it became another's. */
export const ownerKey = "marzipan.owner";

let owner: string | null = null;
let isKept = false;

/** Answers the account that this page belongs to (rulings §2); `null` before anybody is known. */
export function pageOwner(): string | null {
  return owner;
}

/** Makes the page the account's that the server says is signed in. */
export function takePage(accountId: string): void {
  owner = accountId;
  isKept = keep(ownerKey, accountId);
}

/** Makes the page nobody's: what is asked next is asked by whoever is signed in then. */
export function leavePage(): void {
  owner = null;
}

/** Notes that nobody is signed in in this browser any more; every page of hers empties. */
export function forgetOwner(): void {
  keep(ownerKey, null);
}

/** Answers whether the browser's session has become another's than the page's, as far as the browser keeps that. */
export function isForeign(): boolean {
  return owner !== null && isKept && readKept(ownerKey) !== owner;
}

/** Answers whether the browser's session is somebody's, as far as the browser keeps that. */
export function isAnybodyKnown(): boolean {
  return readKept(ownerKey) !== null;
}

/** Answers the address of something that the browser asks for without headers, with whose page it is. */
export function ownAddress(path: string, query: Readonly<Record<string, string>> = {}): string {
  return makeAddress(path, undefined, { ...query, account: owner });
}
