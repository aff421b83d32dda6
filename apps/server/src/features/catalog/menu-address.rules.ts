import { hashToken } from "../../platform/formats/ids.ts";

/** An address as it was asked for, and the key under which the database finds it. */
export interface AskedAddress {
  kind: "slug" | "token" | "list";
  /** As it is in the menu's own links. */
  address: string;
  key: string;
}

const idShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Reads a menu's address: a token of ours, a user's id, or else a slug; `null` for what can be none of them. */
export function readMenuAddress(text: string): AskedAddress | null {
  if (/^mt_[\w-]{8,80}$/.test(text)) return { kind: "token", address: text, key: tokenKey(text) };
  const address = text.toLowerCase();
  if (idShape.test(address)) return { kind: "list", address, key: listKey(address) };
  return /^[a-z0-9-]{3,40}$/.test(address) ? { kind: "slug", address, key: address } : null;
}

/** Returns the key of a token's address; the token itself is no key. */
export function tokenKey(token: string): string {
  return `t:${hashToken(token)}`;
}

/** Returns the key of the plain list of an owner's user id. */
export function listKey(userId: string): string {
  return `u:${userId}`;
}
