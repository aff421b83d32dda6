import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  hkdfSync,
  randomBytes,
  sign,
} from "node:crypto";
import type { PushTarget, VapidKeys } from "./push.port.ts";

const curve = "prime256v1";
const recordBytes = 4096;
/** How long a push service may accept the server's word on itself, in seconds; at most a day (RFC 8292 §2). */
const vapidSeconds = 12 * 3600;

const fromBase64 = (text: string): Buffer => Buffer.from(text, "base64url");
const derive = (key: Uint8Array, salt: Uint8Array, info: string | Uint8Array, length: number) =>
  Buffer.from(hkdfSync("sha256", key, salt, info, length));

/** Encrypts a message for one browser as a single record of `aes128gcm` (RFC 8291 §3, RFC 8188 §2). */
export function encryptPush({ p256dh, auth }: PushTarget, text: string): Buffer {
  const browserKey = fromBase64(p256dh);
  const own = createECDH(curve);
  const ownKey = own.generateKeys();
  const shared = own.computeSecret(browserKey);
  const keyInfo = Buffer.concat([Buffer.from("WebPush: info\0"), browserKey, ownKey]);
  const secret = derive(shared, fromBase64(auth), keyInfo, 32);
  const salt = randomBytes(16);
  const key = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derive(secret, salt, "Content-Encoding: nonce\0", 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  // A 2 ends the last record.
  const record = Buffer.concat([
    cipher.update(text),
    cipher.update(Buffer.from([2])),
    cipher.final(),
  ]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(recordBytes, 0);
  head.writeUInt8(ownKey.length, 4);
  return Buffer.concat([salt, head, ownKey, record, cipher.getAuthTag()]);
}

/** Returns the `Authorization` header that identifies the server to the push service of an origin (RFC 8292 §3). */
export function vapidHeader(
  { publicKey, privateKey }: VapidKeys,
  { audience, subject, now }: { audience: string; subject: string; now: Date },
): string {
  const point = fromBase64(publicKey);
  const key = createPrivateKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
      d: privateKey,
    },
  });
  const exp = Math.floor(now.getTime() / 1000) + vapidSeconds;
  const content = [
    { typ: "JWT", alg: "ES256" },
    { aud: audience, exp, sub: subject },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  const signature = sign("sha256", Buffer.from(content), { key, dsaEncoding: "ieee-p1363" });
  return `vapid t=${content}.${signature.toString("base64url")}, k=${publicKey}`;
}
