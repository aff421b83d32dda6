import { Worker } from "node:worker_threads";
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

interface Waiting {
  resolve: (pdf: Uint8Array) => void;
  reject: (error: Error) => void;
}

/**
 * Sets papers with Typst in a thread of its own, which is started for the first paper and ends a minute after
 * the last, so that its fonts take no memory while nobody prints.
 */
export function createTypstSetter(): PdfSetter {
  let worker: Worker | null = null;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  function failAll(error: Error): void {
    worker = null;
    for (const one of waiting.values()) one.reject(error);
    waiting.clear();
  }

  function open(): Worker {
    if (worker) return worker;
    const opened = new Worker(new URL("./typst.worker.ts", import.meta.url));
    opened.unref();
    opened.on("message", (answer: Answer) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (answer.pdf) asked?.resolve(answer.pdf);
      else asked?.reject(new Error(`a paper could not be set: ${answer.error}`));
      if (waiting.size === 0) closeLater();
    });
    opened.on("error", failAll);
    worker = opened;
    return opened;
  }

  function closeLater(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const idle = worker;
      worker = null;
      void idle?.terminate();
    }, keptMs);
    timer.unref();
  }

  return {
    set: (template, data) =>
      new Promise((resolve, reject) => {
        clearTimeout(timer);
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        open().postMessage({ id: lastId, template, data } satisfies Job);
      }),
  };
}
