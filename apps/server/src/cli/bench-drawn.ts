import type { Language } from "@marzipan/contract/languages";
import { createEmbeddedReader } from "../providers/receipt-reader/receipt-reader.embedded.ts";
import { ReadingFailure } from "../providers/receipt-reader/receipt-reader.port.ts";
import { scoreReadings } from "./ocr-score.ts";
import type { Label, Prediction } from "./ocr-score.ts";

const all: readonly Language[] = ["he", "ar", "hi", "ja", "zh", "de", "fr", "es", "pt"];

/** Reads drawn receipts of each language and writes a score of each to the output. */
export async function benchDrawn(count: number, chosen: readonly Language[]): Promise<void> {
  // The drawing needs packages that only development brings.
  const { drawSlip } = await import("../providers/receipt-reader/synthetic/draw-slip.ts");
  let cpuSeconds = 0;
  let peakMb = 0;
  const reader = createEmbeddedReader({}, (cost) => {
    cpuSeconds = cost.cpuSeconds;
    peakMb = Math.round(cost.peakBytes / 1024 ** 2);
  });
  const today = new Date().toISOString().slice(0, 10);
  for (const language of chosen.length > 0 ? chosen : all) {
    const labels: Label[] = [];
    const predictions: Prediction[] = [];
    for (let seed = 1; seed <= count; seed += 1) {
      const { picture, label } = await drawSlip(language, seed);
      const file = `${language}-${seed}`;
      labels.push({ file, ...label });
      let prediction: Prediction = {
        file,
        businessName: null,
        date: null,
        amount: null,
        currency: null,
      };
      try {
        const hints = { languages: [language], today, currency: label.currency };
        const read = await reader.read({ bytes: picture, contentType: "image/jpeg" }, hints);
        prediction = { file, ...read };
      } catch (error) {
        if (!(error instanceof ReadingFailure)) throw error;
        prediction.problem = error.problem;
      }
      predictions.push({ ...prediction, cpuSeconds, peakMb });
    }
    process.stdout.write(`${language}: ${scoreReadings(labels, predictions)}`);
  }
  await reader.close();
}
