import { createHash, randomBytes } from "node:crypto";
import { v7 } from "uuid";

/** Makes an id that sorts by the time it was made. */
export function makeId(): string {
  return v7();
}

/** Makes a random text of 256 bits that is safe in links. */
export function makeToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Answers the hash under which a token is kept; the token itself is not. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
