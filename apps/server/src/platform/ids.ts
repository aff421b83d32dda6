import { createHash, randomBytes } from "node:crypto";
import { v7, validate, version } from "uuid";

/** Makes an id that sorts by the time it was made. */
export function makeId(): string {
  return v7();
}

/** Answers when an id was made, in milliseconds since 1970; `null` for a text that is no id of ours. */
export function timeOfId(id: string): number | null {
  return validate(id) && version(id) === 7
    ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
    : null;
}

/** Makes a random text of 256 bits that is safe in links. */
export function makeToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Answers the hash under which a token is kept; the token itself is not. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
