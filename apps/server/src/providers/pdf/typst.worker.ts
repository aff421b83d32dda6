import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { parentPort } from "node:worker_threads";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { Answer, Job } from "./pdf.typst.ts";

// Typst reads TTF only; these are the same on every machine.
const families = ["", "-hebrew", "-arabic", "-devanagari", "-jp", "-sc"] as const;
const fileNames: Readonly<Record<(typeof families)[number], string>> = {
  "": "NotoSans",
  "-hebrew": "NotoSansHebrew",
  "-arabic": "NotoSansArabic",
  "-devanagari": "NotoSansDevanagari",
  "-jp": "NotoSansJP",
  "-sc": "NotoSansSC",
};

const require = createRequire(import.meta.url);

function readFonts(): Buffer[] {
  return families.flatMap((family) =>
    ["400Regular", "700Bold"].map((weight) => {
      const name = `@expo-google-fonts/noto-sans${family}/${weight}/${fileNames[family]}_${weight}.ttf`;
      return readFileSync(require.resolve(name));
    }),
  );
}

// Templates read nothing but their data: the folder that they could read lies apart from everything.
const compiler = NodeCompiler.create({
  workspace: tmpdir(),
  fontArgs: [{ fontBlobs: readFonts() }],
});

function set({ template, data }: Job): Uint8Array {
  const outcome = compiler.compile({ mainFileContent: template, inputs: { data } });
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
