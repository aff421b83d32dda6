import { readFile, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import type { DocumentType } from "@marzipan/contract/files";
import { isLanguage } from "@marzipan/contract/languages";
import { createEmbeddedReader } from "../providers/receipt-reader/receipt-reader.embedded.ts";
import type { JobCost } from "../providers/receipt-reader/receipt-reader.embedded.ts";
import { ReadingFailure } from "../providers/receipt-reader/receipt-reader.port.ts";
import { benchDrawn } from "./bench-drawn.ts";
import { scoreReadings } from "./ocr-score.ts";
import type { Label, Prediction } from "./ocr-score.ts";

const usage = `npm run bench:ocr -- --data FOLDER [--limit N] [--out FILE] [--languages he,ar] [--currency ILS] [--label-currency MYR]
npm run bench:ocr -- --drawn N [--languages he,ar]

Reads the receipts of a folder (or of its folder images/) through the product's own engine. Writes one JSON object
for each receipt to the output, with its file and its fields as {value, confidence}: what evaluate.mjs takes by
--cmd-batch, and as a list by --predictions from the FILE. With labels.json in the folder a score follows on stderr;
--label-currency names the currency of all its receipts where the labels do not.
With --drawn, N receipts of each language are drawn, spoiled as photos are, and read: synthetic, no proof for real ones.
`;

const nothing = { businessName: null, date: null, amount: null, currency: null };

const types: Readonly<Record<string, DocumentType>> = {
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".pdf": "application/pdf",
};

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      data: { type: "string" },
      drawn: { type: "string" },
      limit: { type: "string" },
      out: { type: "string" },
      languages: { type: "string", default: "" },
      currency: { type: "string", default: "ILS" },
      "label-currency": { type: "string" },
    },
  });
  if (values.drawn) {
    await benchDrawn(Number(values.drawn), values.languages.split(",").filter(isLanguage));
    return;
  }
  if (!values.data) {
    process.stderr.write(usage);
    process.exitCode = 2;
    return;
  }
  const { folder, files } = await listFiles(values.data);
  let cost: JobCost = { cpuSeconds: 0, peakBytes: 0 };
  const reader = createEmbeddedReader({}, (one) => {
    cost = one;
  });
  const hints = {
    languages: values.languages.split(",").filter(isLanguage),
    today: new Date().toISOString().slice(0, 10),
    currency: values.currency,
  };
  const predictions: Prediction[] = [];
  for (const name of files.slice(0, values.limit ? Number(values.limit) : files.length)) {
    const contentType = types[path.extname(name).toLowerCase()] ?? "image/jpeg";
    const bytes = await readFile(path.join(folder, name));
    let prediction: Prediction = { file: name, ...nothing };
    try {
      prediction = { file: name, ...(await reader.read({ bytes, contentType }, hints)) };
    } catch (error) {
      if (!(error instanceof ReadingFailure)) throw error;
      prediction.problem = error.problem;
    }
    prediction.cpuSeconds = cost.cpuSeconds;
    prediction.peakMb = Math.round(cost.peakBytes / 1024 ** 2);
    predictions.push(prediction);
    process.stdout.write(`${JSON.stringify(prediction)}\n`);
  }
  await reader.close();
  if (values.out) await writeFile(values.out, JSON.stringify(predictions, null, 1));
  const labels = await readLabels(values.data, values["label-currency"]);
  if (labels) process.stderr.write(scoreReadings(labels, predictions));
}

async function listFiles(data: string): Promise<{ folder: string; files: string[] }> {
  for (const folder of [path.join(data, "images"), data]) {
    const names = await readdir(folder).catch(() => []);
    const files = names.filter((name) => path.extname(name).toLowerCase() in types).toSorted();
    if (files.length > 0) return { folder, files };
  }
  return { folder: data, files: [] };
}

async function readLabels(data: string, currency: string | undefined): Promise<Label[] | null> {
  const text = await readFile(path.join(data, "labels.json"), "utf8").catch(() => null);
  const labels = text === null ? null : (JSON.parse(text) as Label[]);
  if (currency === undefined) return labels;
  return labels?.map((label) => ({ currency, ...label })) ?? null;
}

await run();
