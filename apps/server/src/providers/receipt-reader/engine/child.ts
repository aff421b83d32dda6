import type { ReceiptReading } from "@marzipan/receipt-reading/read-receipt";
import { ReadingFailure } from "../receipt-reader.port.ts";
import type { ReadableFile, ReadingHints, ReadingProblem } from "../receipt-reader.port.ts";
import { createFileReader } from "./read-file.ts";

/** What the child is asked. */
export interface ReadingJob {
  file: ReadableFile;
  hints: ReadingHints;
}

/** What the child answers, with the CPU seconds that it took. */
export type ReadingAnswer = { cpuSeconds: number } & (
  | { reading: ReceiptReading }
  | { problem: ReadingProblem; reason: string }
);

const reader = createFileReader();

process.on("message", (job: ReadingJob) => {
  void answer(job);
});
process.on("disconnect", () => process.exit(0));

async function answer({ file, hints }: ReadingJob): Promise<void> {
  const before = process.cpuUsage();
  const cpuSeconds = (): number => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  };
  let reply: ReadingAnswer;
  try {
    const reading = await reader.read(file, hints);
    reply = { reading, cpuSeconds: cpuSeconds() };
  } catch (error) {
    const problem = error instanceof ReadingFailure ? error.problem : "broke_down";
    reply = { problem, reason: String(error), cpuSeconds: cpuSeconds() };
  }
  process.send?.(reply);
}
