import { createHash, randomBytes, randomFillSync } from "node:crypto";
import { v7, validate, version } from "uuid";

const idBytes = 16;
/** Asked of the system for many ids at once: for each alone it takes longer than all the rest of an id. */
const random = new Uint8Array(256 * idBytes);
let taken = random.length;

/** The instant of the id made last, and its number within it, which begins anywhere in the lower half. */
const last = { msecs: 0, seq: 0 };

/** Creates an id that sorts by the time it was made, after all that this process made before. */
export function makeId(): string {
  if (taken === random.length) {
    randomFillSync(random);
    taken = 0;
  }
  const own = random.subarray(taken, taken + idBytes);
  taken += idBytes;
  const now = Date.now();
  if (now > last.msecs) {
    last.msecs = now;
    last.seq = new DataView(own.buffer, own.byteOffset).getUint32(6) >>> 1;
  } else last.seq += 1;
  return v7({ random: own, ...last });
}

/** Returns when an id was made, in milliseconds since 1970; `null` for a text that is no id of ours. */
export function timeOfId(id: string): number | null {
  return validate(id) && version(id) === 7
    ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
    : null;
}

/** Creates a random text of 256 bits that is safe in links. */
export function makeToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Returns the hash under which a token is kept; the token itself is not. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
