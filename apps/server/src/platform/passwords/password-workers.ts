import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { ErrorCode } from "@marzipan/contract/errors";
import { AppError } from "../errors/app-error.ts";
import { createFairLine } from "../limits/fair-line.ts";
import type { Standing } from "../limits/fair-line.ts";
import type { PasswordAnswer, PasswordTask } from "./password-worker.ts";

/** Whose password is worked on, for turns to be fair; and what is said when there is no room. */
export interface PasswordTurn extends Standing {
  refusal: ErrorCode;
}

interface Job {
  task: PasswordTask;
  refusal: ErrorCode;
  resolve: (value: string | boolean) => void;
  reject: (error: Error) => void;
}

interface Hand {
  worker: Worker;
  job: Job | null;
  beganAt: number;
  isResting: boolean;
}

/** Under `--watch`, which files the thread has loaded; Node sends it the same way as the thread's answers. */
type WatchedFiles = Record<`watch:${string}`, unknown>;

const file = new URL("./password-worker.ts", import.meta.url);

/** Concurrent hashes: all processors but one, at most four; more tasks wait. */
const mostHands = Math.min(4, Math.max(1, availableParallelism() - 1));

/**
 * Above this many waiting tasks each thread pauses between two hashes for as long as one took, up
 * to a limit, so that other requests get the processor.
 */
const crowd = 8;
const longestRestMs = 20;

/**
 * The queue is limited to what is done within this time, so that an accepted task never waits
 * longer.
 */
const longestWaitMs = 2000;
/** As many may wait whatever the machine. */
const fewestPlaces = 16;

const waiting = createFairLine<Job>();
let tasksDone = 0;
/** How long a hash takes with the rest after it, as a moving mean. */
let meanMs = 60;
const hands = new Set<Hand>();

/**
 * Does a task in a thread of lower priority, so that sign-ins do not slow down what people are working on. Turns
 * are fair between addresses and accounts; where no place is left to wait in, the turn's refusal says for how long.
 */
export function workOnPassword(
  task: PasswordTask,
  { refusal, ...standing }: PasswordTurn,
): Promise<string | boolean> {
  return new Promise((resolve, reject) => {
    const most = Math.max(fewestPlaces, Math.floor((mostHands * longestWaitMs) / meanMs));
    const gone = waiting.add({ task, refusal, resolve, reject }, standing, most);
    if (gone) {
      const seconds = Math.max(1, Math.ceil((waiting.size() * meanMs) / mostHands / 1000));
      gone.reject(new AppError(gone.refusal, { seconds }));
    }
    startNext();
  });
}

/** Returns how many passwords were hashed or compared since the process started. */
export function countPasswordTasks(): number {
  return tasksDone;
}

function startNext(): void {
  if (waiting.size() === 0) return;
  const hand = [...hands].find(({ job, isResting }) => job === null && !isResting) ?? hire();
  if (!hand) return;
  const job = waiting.next() as Job;
  hand.job = job;
  hand.beganAt = performance.now();
  // A thread with a waiting caller keeps the process alive, an idle one does not.
  hand.worker.ref();
  hand.worker.postMessage(job.task);
}

function hire(): Hand | undefined {
  if (hands.size >= mostHands) return undefined;
  const worker = new Worker(file, { name: "passwords" });
  const hand: Hand = { worker, job: null, beganAt: 0, isResting: false };
  hands.add(hand);
  const settle = (act: (job: Job) => void): void => {
    const { job } = hand;
    hand.job = null;
    if (job) {
      tasksDone += 1;
      const tookMs = performance.now() - hand.beganAt;
      meanMs += (tookMs + Math.min(tookMs, longestRestMs) - meanMs) / 16;
      act(job);
    }
    if (waiting.size() > crowd) rest(hand);
    else startNext();
  };
  const lose = (error: Error): void => {
    hands.delete(hand);
    settle((job) => job.reject(error));
  };
  worker.on("message", (answer: PasswordAnswer | WatchedFiles) => {
    if (!("value" in answer || "failure" in answer)) return;
    worker.unref();
    settle((job) => {
      if ("failure" in answer) job.reject(new Error(answer.failure));
      else job.resolve(answer.value);
    });
  });
  worker.on("error", lose);
  worker.on("exit", () => lose(new Error("the thread for passwords has ended")));
  return hand;
}

function rest(hand: Hand): void {
  hand.isResting = true;
  const restMs = Math.min(performance.now() - hand.beganAt, longestRestMs);
  setTimeout(() => {
    hand.isResting = false;
    startNext();
  }, restMs);
}
