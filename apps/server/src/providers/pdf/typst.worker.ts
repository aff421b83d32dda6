import { tmpdir } from "node:os";
import { parentPort } from "node:worker_threads";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { Answer, Job } from "./pdf.typst.ts";
import { readFonts } from "./fonts.ts";
import { makePrintable, printableData } from "./printable.ts";

const { names, fontBlobs, coverages } = readFonts();
const print = makePrintable(coverages);

// Templates can read files only below this folder, the system's temporary one, and neither the
// project nor the data folder: their data comes as input.
const compiler = NodeCompiler.create({
  workspace: tmpdir(),
  fontArgs: [{ fontBlobs }],
});

function set({ template, data }: Job): Uint8Array {
  const outcome = compiler.compile({
    mainFileContent: template,
    inputs: { data: JSON.stringify(printableData(data, print)), fonts: JSON.stringify(names) },
  });
  if (outcome.hasError() || !outcome.result) {
    const error = outcome.takeError();
    throw new Error(JSON.stringify(error ? compiler.fetchDiagnostics(error) : "no paper"));
  }
  const pdf = compiler.pdf(outcome.result, { pdfStandard: "a-2b" as never });
  compiler.evictCache(10);
  return pdf;
}

parentPort?.on("message", (job: Job) => {
  let answer: Answer;
  try {
    answer = { id: job.id, pdf: set(job) };
  } catch (error) {
    answer = { id: job.id, error: String(error) };
  }
  parentPort?.postMessage(answer);
});
