import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { hashSync, verifySync } from "@node-rs/argon2";

/** What the worker is asked: to hash a password, or to compare it with a hash. */
export type PasswordTask =
  | { kind: "hash"; password: string }
  | { kind: "verify"; password: string; hash: string };

/** What the worker answers: the hash, whether the password is right, or why it could not tell. */
export type PasswordAnswer = { value: string | boolean } | { failure: string };

// The number that the library gives argon2id; its const enum cannot be imported.
const argon2id = 2;

/** argon2id with 19 MiB, two passes, one lane: OWASP's first recommendation. */
const options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The thread's nice value, 0 (normal) to 19 (lowest priority). */
const niceness = 5;

// Only on Linux does this set the priority of the thread alone; elsewhere it would slow down the
// whole process.
if (process.platform === "linux") setPriority(0, niceness);

function work(task: PasswordTask): PasswordAnswer {
  try {
    const { password } = task;
    return {
      value: task.kind === "hash" ? hashSync(password, options) : verifySync(task.hash, password),
    };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on("message", (task: PasswordTask) => parentPort?.postMessage(work(task)));
