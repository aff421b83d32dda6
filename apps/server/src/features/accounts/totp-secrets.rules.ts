import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

const keyOf = (sessionSecret: string): Buffer =>
  Buffer.from(hkdfSync("sha256", sessionSecret, "", "marzipan totp secret", 32));

/** Encrypts an authenticator secret for one account (AES-256-GCM); another account's id cannot open it. */
export function sealSecret(sessionSecret: string, accountId: string, secret: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyOf(sessionSecret), iv);
  cipher.setAAD(Buffer.from(accountId));
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Returns the authenticator secret of an account, `null` when it was sealed under another session secret. */
export function openSecret(
  sessionSecret: string,
  accountId: string,
  sealed: string,
): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  try {
    const opener = createDecipheriv("aes-256-gcm", keyOf(sessionSecret), bytes.subarray(0, 12));
    opener.setAAD(Buffer.from(accountId));
    opener.setAuthTag(bytes.subarray(12, 28));
    return opener.update(bytes.subarray(28), undefined, "utf8") + opener.final("utf8");
  } catch {
    return null;
  }
}

// Without 0, 1, I, L and O, which are mistaken for one another, and U, which forms words.
const letters = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const codeLength = 10;
const codeCount = 10;

/** How many bytes are drawn for the letters of all codes; a letter needs 1.2 on average. */
const drawnBytes = 400;

/**
 * Returns the ten recovery codes of a sealed secret, 10 letters and digits each (49 bits), written in two halves. They
 * follow from the secret, so that an answer that was lost can be given again.
 */
export function recoveryCodesOf(
  sessionSecret: string,
  accountId: string,
  sealed: string,
): string[] {
  const drawn = hkdfSync(
    "sha256",
    sessionSecret,
    sealed,
    `recovery-codes:${accountId}`,
    drawnBytes,
  );
  // A byte past the last whole round of the letters would favour the first of them.
  const fair = new Uint8Array(drawn).filter((byte) => byte < 256 - (256 % letters.length));
  const chosen = Array.from(fair, (byte) => letters[byte % letters.length]).join("");
  return Array.from({ length: codeCount }, (_, at) => {
    const code = chosen.slice(at * codeLength, (at + 1) * codeLength);
    return `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`;
  });
}

/** Returns the hash under which a recovery code is kept, however it is typed; it needs the session secret. */
export function hashRecoveryCode(sessionSecret: string, accountId: string, code: string): string {
  const typed = code.replace(/[\s-]/g, "").toUpperCase();
  return createHmac("sha256", sessionSecret)
    .update(`recovery:${accountId}:${typed}`)
    .digest("base64url");
}
