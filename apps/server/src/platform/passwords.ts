import { workOnPassword } from "./password-workers.ts";

/** Hashes a password by argon2id. */
export async function hashPassword(password: string): Promise<string> {
  return (await workOnPassword({ kind: "hash", password })) as string;
}

// What an unknown account is compared with, so that it takes as long as a known one.
let decoy: Promise<string> | undefined;

/** Answers whether a password belongs to a hash; without a hash it takes as long and answers no. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword("no account has this password");
  const hash = passwordHash ?? (await decoy);
  const isRight = await workOnPassword({ kind: "verify", hash, password });
  return isRight === true && passwordHash !== null;
}
