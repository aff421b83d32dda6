import { workOnPassword } from "./password-workers.ts";
import type { PasswordTurn } from "./password-workers.ts";

/** The turn of who is at the machine itself: the operator's commands. */
const operatorsTurn: PasswordTurn = {
  lines: ["operator"],
  isKnown: true,
  refusal: "rate_limited",
};

/** Hashes a password by argon2id. */
export async function hashPassword(
  password: string,
  turn: PasswordTurn = operatorsTurn,
): Promise<string> {
  return (await workOnPassword({ kind: "hash", password }, turn)) as string;
}

// What an unknown account is compared with, so that it takes as long as a known one.
let decoy: Promise<string> | undefined;

/** Answers whether a password belongs to a hash; without a hash it takes as long and answers no. */
export async function isPassword(
  passwordHash: string | null,
  password: string,
  turn: PasswordTurn = operatorsTurn,
): Promise<boolean> {
  decoy ??= hashPassword("no account has this password");
  const hash = passwordHash ?? (await decoy);
  const isRight = await workOnPassword({ kind: "verify", hash, password }, turn);
  return isRight === true && passwordHash !== null;
}
