import { FileRefused } from "./import-file.types.ts";
import type { ReadFile } from "./import-file.types.ts";
import type { ReadingWords } from "./read-file.ts";
import type { ReadingAnswer, ReadingTask } from "./read-file.worker.ts";

/** The largest file, in megabytes. */
export const mostMegabytes = 20;

/** How long reading a file may take, in milliseconds. */
const mostMs = 20_000;

/**
 * Reads a file in a worker of its own, so that the page stays alive, and its memory is given back. Throws
 * `FileRefused` with the reason.
 */
export async function openFile(file: File, words: ReadingWords): Promise<ReadFile> {
  if (file.size > mostMegabytes * 1024 * 1024) throw new FileRefused("too_large");
  const bytes = await file.arrayBuffer().catch(() => {
    throw new FileRefused("broken");
  });
  const worker = new Worker(new URL("./read-file.worker.ts", import.meta.url), { type: "module" });
  try {
    const answer = await new Promise<ReadingAnswer>((resolve) => {
      worker.addEventListener("message", (event: MessageEvent<ReadingAnswer>) =>
        resolve(event.data),
      );
      worker.addEventListener("error", () => resolve({ problem: "broken" }));
      setTimeout(() => resolve({ problem: "too_large" }), mostMs);
      worker.postMessage({ bytes, words } satisfies ReadingTask, [bytes]);
    });
    if ("problem" in answer) throw new FileRefused(answer.problem);
    return answer.file;
  } finally {
    worker.terminate();
  }
}
