import { hash, verify } from "@node-rs/argon2";

// The number that the library gives argon2id; its const enum cannot be imported.
const argon2id = 2;

/** argon2id with 19 MiB, two passes, one lane: OWASP's first recommendation. */
const options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** How many hashes are computed at once; more wait, so that sign-ins leave a core for everybody else. */
const mostAtOnce = 2;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/** Hashes a password. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, options));
}

// What an unknown account is compared with, so that it takes as long as a known one.
let decoy: Promise<string> | undefined;

/** Answers whether a password belongs to a hash; without a hash it takes as long and answers no. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword("no account has this password");
  const compared = passwordHash ?? (await decoy);
  const isRight = await inTurn(() => verify(compared, password));
  return isRight && passwordHash !== null;
}
