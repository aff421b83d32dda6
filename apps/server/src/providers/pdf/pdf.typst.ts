import { Worker } from "node:worker_threads";
import { AppError } from "../../platform/errors/app-error.ts";
import { createFairQueue } from "../../platform/limits/fair-queue.ts";
import { OutsideFailure, withDeadline } from "../../platform/outside/outside-call.ts";
import type { PdfSetter } from "./pdf.port.ts";

/** What the thread is asked: a template, and its data. */
export interface Job {
  id: number;
  template: string;
  data: unknown;
}

/** What the thread answers. */
export interface Answer {
  id: number;
  pdf?: Uint8Array;
  error?: string;
}

/** How long the thread with its fonts is kept after its last paper. */
const keptMs = 60_000;
const usualTimeoutMs = 30_000;
/**
 * Limits of the queue: one paper at a time and 60 waiting, which is half a minute at half a second
 * each.
 */
const limits = { atOnce: 1, mostOfLane: 60, mostEach: 61, retrySeconds: 10 };

/**
 * Sets papers with Typst in a thread of its own, which is started for the first paper and ends a minute after
 * the last, so that its fonts take no memory while no one prints. A paper that takes too long ends the thread;
 * the next has a new one.
 */
export function createTypstSetter(timeoutMs = usualTimeoutMs): PdfSetter {
  const queue = createFairQueue(["papers"], limits);
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function open(): Worker {
    if (worker) return worker;
    const opened = new Worker(new URL("./typst.worker.ts", import.meta.url));
    opened.unref();
    const forget = (): void => {
      if (worker === opened) worker = null;
    };
    opened.on("error", forget).on("exit", forget);
    worker = opened;
    return opened;
  }

  function end(): void {
    const ended = worker;
    worker = null;
    void ended?.terminate();
  }

  async function setNow(template: string, data: unknown): Promise<Uint8Array> {
    clearTimeout(idle);
    const running = open();
    lastId += 1;
    const id = lastId;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const hear = (answer: Answer): void => {
      if (answer.id === id) resolve(answer);
    };
    const hearEnd = (): void => reject(new Error("the thread that sets papers ended"));
    running.on("message", hear).on("error", reject).on("exit", hearEnd);
    try {
      running.postMessage({ id, template, data } satisfies Job);
      const { pdf, error } = await withDeadline("a paper", timeoutMs, () => promise);
      if (pdf) return pdf;
      throw new Error(`a paper could not be set: ${error}`);
    } catch (error) {
      if (!(error instanceof OutsideFailure)) throw error;
      end();
      throw new AppError("unavailable");
    } finally {
      running.off("message", hear).off("error", reject).off("exit", hearEnd);
      idle = setTimeout(end, keptMs).unref();
    }
  }

  return {
    set: (template, data) =>
      queue.hold("papers", "all", (inTurn) => inTurn(() => setNow(template, data))),
  };
}
