import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { hashSync, verifySync } from "@node-rs/argon2";

/** What a hash costs: memory in KiB, and how often that is passed over. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
}

/** What the worker is asked: to hash a password, or to compare it with a hash, which says itself what it costs. */
export type PasswordTask =
  | { kind: "hash"; password: string; cost: PasswordCost }
  | { kind: "verify"; password: string; hash: string };

/** What the worker answers: the hash, whether the password is right, or why it could not tell. */
export type PasswordAnswer = { value: string | boolean } | { failure: string };

// The number that the library gives argon2id; its const enum cannot be imported.
const argon2id = 2;

/** The thread's nice value, 0 (normal) to 19 (lowest priority). */
const niceness = 5;

// Only on Linux does this set the priority of the thread alone; elsewhere it would slow down the
// whole process.
if (process.platform === "linux") setPriority(0, niceness);

function work(task: PasswordTask): PasswordAnswer {
  try {
    const { password } = task;
    if (task.kind === "verify") return { value: verifySync(task.hash, password) };
    return { value: hashSync(password, { algorithm: argon2id, parallelism: 1, ...task.cost }) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on("message", (task: PasswordTask) => parentPort?.postMessage(work(task)));
