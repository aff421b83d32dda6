import { readFile } from "node:fs/promises";
import type { Language } from "@marzipan/contract/languages";
import { loadLexicons } from "../concepts/concepts.ts";
import { featuresOf } from "./features.ts";
import type { Model } from "./model.ts";
import { scoreLabels, unpackModel } from "./model.ts";

/** What a text may ask for, with how likely that is. */
export interface RankedIntent {
  /** `help/orders`, `advisor/revenue`, `act/close-day`, `cannot/recipes`, `smalltalk/thanks`. */
  intent: string;
  /** From 0 to 1, compared with the text asking for nothing that Marzipan knows. */
  confidence: number;
}

/** What a text asks for. */
export interface Classification {
  /** Every intent, the most likely first. */
  ranked: readonly RankedIntent[];
  /** From this confidence on an intent is answered, in the language of the text. */
  sureFrom: number;
  /** From this confidence on intents are offered to choose from. */
  nearFrom: number;
}

const modelFile = new URL("../../model/intents.bin", import.meta.url);

let loading: Promise<Model> | undefined;

/** Loads the model at its first use: about 10 MB. */
function loadModel(): Promise<Model> {
  loading ??= readFile(modelFile).then(unpackModel);
  return loading;
}

/** Loads all that `classify` reads from files, before a transaction in which none may be read. */
export async function loadClassifier(): Promise<void> {
  await loadModel();
  loadLexicons();
}

/** Returns what a text in a language asks for, by a model trained on `utterances/`; only its first 400 characters count. */
export async function classify(text: string, language: Language): Promise<Classification> {
  const model = await loadModel();
  const probabilities = scoreLabels(model, featuresOf(text, language));
  const none = probabilities[model.labels.indexOf("none")] ?? 0;
  const ranked = model.labels
    .map((intent, at) => {
      const probability = probabilities[at] ?? 0;
      return { intent, confidence: probability / (probability + none) };
    })
    .filter(({ intent }) => intent !== "none")
    .toSorted((a, b) => b.confidence - a.confidence);
  const { sureFrom, nearFrom } = model.thresholds[language];
  // A sign such as % asks for nothing without a letter.
  return { ranked: /\p{L}/u.test(text) ? ranked : [], sureFrom, nearFrom };
}
