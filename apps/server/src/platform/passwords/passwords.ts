import type { PasswordCost } from "./password-worker.ts";
import { workOnPassword } from "./password-workers.ts";
import type { PasswordTurn } from "./password-workers.ts";

/** The turn of who is at the machine itself: the operator's commands. */
const operatorsTurn: PasswordTurn = {
  lines: ["operator"],
  isKnown: true,
  refusal: "rate_limited",
};

/** argon2id with 19 MiB, two passes, one lane: OWASP's first recommendation. */
const recommended: PasswordCost = { memoryCost: 19_456, timeCost: 2 };
let cost = recommended;

/** Hashes at another cost while an act lasts: for the people of tests, of whom there are thousands. */
export async function hashingAt<T>(other: PasswordCost, act: () => Promise<T>): Promise<T> {
  cost = other;
  try {
    return await act();
  } finally {
    cost = recommended;
  }
}

/** Hashes a password by argon2id. */
export async function hashPassword(
  password: string,
  turn: PasswordTurn = operatorsTurn,
): Promise<string> {
  return (await workOnPassword({ kind: "hash", password, cost }, turn)) as string;
}

// What an unknown account is compared with, so that it takes as long as a known one.
let decoy: Promise<string> | undefined;

/** Returns whether a password belongs to a hash; without a hash it takes as long and answers no. */
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
