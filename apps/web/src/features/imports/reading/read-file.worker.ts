import { FileRefused } from "./import-file.types.ts";
import type { FileProblem, ReadFile } from "./import-file.types.ts";
import { readFile } from "./read-file.ts";
import type { ReadingWords } from "./read-file.ts";

/** What the worker is given: the file's bytes, and what reading needs. */
export interface ReadingTask {
  bytes: ArrayBuffer;
  words: ReadingWords;
}

/** What it answers. */
export type ReadingAnswer = { file: ReadFile } | { problem: FileProblem };

addEventListener("message", ({ data }: MessageEvent<ReadingTask>) => {
  readFile(data.bytes, data.words).then(
    (file) => postMessage({ file } satisfies ReadingAnswer),
    (error: unknown) =>
      postMessage({
        problem: error instanceof FileRefused ? error.problem : "broken",
      } satisfies ReadingAnswer),
  );
});
