import { createHmac, timingSafeEqual } from "node:crypto";

/** How far the time of a signature may be from now, either way. */
const windowMs = 5 * 60_000;
/** As many signatures are looked at: one for each secret while it is being changed. */
const mostSignatures = 4;
const mostHeaderLength = 1000;

/**
 * Returns whether Paddle signed these bytes: `ts=…;h1=…`, where any h1 is the HMAC-SHA256 of `ts:body` by the secret,
 * and ts is at most five minutes from now (research, providers 5). Signatures are compared in constant time.
 */
export function isSignedByPaddle(
  body: Uint8Array,
  header: string | undefined,
  secret: string,
  now: Date,
): boolean {
  if (header === undefined || header.length > mostHeaderLength) return false;
  const parts = header.split(";").map((part) => part.trim());
  const stamps = parts.filter((part) => part.startsWith("ts=")).map((part) => part.slice(3));
  const [stamp] = stamps;
  if (stamp === undefined || stamps.length > 1 || !/^\d{1,12}$/.test(stamp)) return false;
  if (Math.abs(Number(stamp) * 1000 - now.getTime()) > windowMs) return false;
  const right = createHmac("sha256", secret).update(`${stamp}:`).update(body).digest();
  const given = parts.filter((part) => /^h1=[0-9a-f]{64}$/.test(part)).slice(0, mostSignatures);
  let holds = false;
  for (const part of given) {
    if (timingSafeEqual(Buffer.from(part.slice(3), "hex"), right)) holds = true;
  }
  return holds;
}

/** Signs bytes as Paddle does, for the stand-in. */
export function signLikePaddle(body: Uint8Array | string, secret: string, now: Date): string {
  const stamp = String(Math.floor(now.getTime() / 1000));
  const h1 = createHmac("sha256", secret).update(`${stamp}:`).update(body).digest("hex");
  return `ts=${stamp};h1=${h1}`;
}
