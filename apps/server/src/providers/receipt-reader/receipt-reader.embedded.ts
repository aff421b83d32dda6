import type { ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { forkConfined, heldBytes } from "../../platform/process/confined-child.ts";
import type { ReadingAnswer, ReadingJob } from "./engine/child.ts";
import { ReadingFailure } from "./receipt-reader.port.ts";
import type { ReceiptReader } from "./receipt-reader.port.ts";

/** What a reading may take, and when the child that reads is let go. */
export interface ReaderLimits {
  /** How long one file may take. */
  timeoutMs: number;
  /** How much memory the child may hold; more ends its job. */
  mostMemoryBytes: number;
  /** Held memory above which the child is renewed before the next job. */
  renewAboveBytes: number;
  /** How long the child waits for the next job. */
  idleMs: number;
}

const usualLimits: ReaderLimits = {
  timeoutMs: 120_000,
  mostMemoryBytes: 1.5 * 1024 ** 3,
  renewAboveBytes: 900 * 1024 ** 2,
  idleMs: 60_000,
};

/** What one job took: for measuring. */
export interface JobCost {
  cpuSeconds: number;
  peakBytes: number;
}

const watchEveryMs = 100;
const childPath = fileURLToPath(new URL("./engine/child.ts", import.meta.url));

/**
 * Reads receipts on this machine, in a child process: one job at a time, with a limit of time and of memory, as `limits`
 * says when it begins.
 * What breaks the child (a bomb, a crash of an engine) ends that job only; the next one has a new child.
 */
export function createEmbeddedReader(
  limits: Partial<ReaderLimits> = {},
  onDone: (cost: JobCost) => void = () => undefined,
): ReceiptReader {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let line: Promise<unknown> = Promise.resolve();

  const start = (): ChildProcess => {
    const made = forkConfined(childPath, { heapMb: 700 });
    made.once("exit", () => {
      if (child === made) child = null;
    });
    made.unref();
    made.channel?.unref();
    return made;
  };
  const stop = (): void => {
    child?.kill("SIGKILL");
    child = null;
  };

  const run = async (job: ReadingJob): Promise<ReadingAnswer> => {
    const { timeoutMs, mostMemoryBytes, renewAboveBytes, idleMs } = { ...usualLimits, ...limits };
    clearTimeout(idle);
    child ??= start();
    const running = child;
    let peakBytes = 0;
    running.channel?.ref();
    try {
      return await new Promise<ReadingAnswer>((resolve, reject) => {
        const timer = setTimeout(() => fail("took_too_long"), timeoutMs);
        const watch = setInterval(() => {
          void heldBytes(running).then((held) => {
            peakBytes = Math.max(peakBytes, held);
            if (held > mostMemoryBytes) fail("too_large");
          });
        }, watchEveryMs);
        const end = (): void => {
          clearTimeout(timer);
          clearInterval(watch);
          running.removeAllListeners("message");
          running.removeListener("exit", onExit);
        };
        const fail = (problem: "took_too_long" | "too_large" | "broke_down"): void => {
          end();
          if (child === running) stop();
          reject(new ReadingFailure(problem));
        };
        const onExit = (): void => fail("broke_down");
        running.once("exit", onExit);
        running.once("message", (answer: ReadingAnswer) => {
          end();
          resolve(answer);
        });
        running.send(job);
      });
    } finally {
      running.channel?.unref();
      if (peakBytes > renewAboveBytes && child === running) stop();
      idle = setTimeout(stop, idleMs).unref();
      lastPeakBytes = peakBytes;
    }
  };
  let lastPeakBytes = 0;

  return {
    read: async (file, hints) => {
      const turn = line.then(() => run({ file, hints }));
      line = turn.catch(() => undefined);
      const answer = await turn;
      onDone({ cpuSeconds: answer.cpuSeconds, peakBytes: lastPeakBytes });
      if ("reading" in answer) return answer.reading;
      throw new ReadingFailure(answer.problem, answer.reason);
    },
    close: async () => {
      clearTimeout(idle);
      stop();
      await line;
    },
  };
}
