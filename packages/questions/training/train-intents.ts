import { writeFileSync } from "node:fs";
import { languages } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import { featuresOf } from "../src/classifier/features.ts";
import type { Model, Thresholds } from "../src/classifier/model.ts";
import { packModel, scoreLabels } from "../src/classifier/model.ts";
import { hashSources } from "./hash-sources.ts";
import { prune } from "./prune.ts";
import { readUtterances } from "./read-utterances.ts";
import type { Utterance } from "./read-utterances.ts";
import { train } from "./train.ts";

const modelFile = new URL("../model/intents.bin", import.meta.url);
/** What the model was trained from: the check of `tools` compares it. */
const sourcesFile = new URL("../model/sources.sha256", import.meta.url);
/** One utterance in so many is kept from the first training, to choose the thresholds by. */
const heldOutEach = 6;
/** Shares of the unanswerable questions that must stay unanswered, and not even be offered a choice. */
const refused = { sure: 0.87, near: 0.72 };
const unanswerable: readonly string[] = ["none/unrelated", "none/business"];
/** For a language without enough utterances. */
const untried: Thresholds = { sureFrom: 0.35, nearFrom: 0.2 };

/** Trains the model that `classify` asks, chooses its thresholds and writes it to `model/intents.bin`. */
function trainIntents(): void {
  const utterances = readUtterances();
  const labels = [...new Set(utterances.map(({ intent }) => intent))].toSorted();
  const isHeldOut = (_: Utterance, at: number): boolean => at % heldOutEach === 0;
  const known = utterances.filter((one, at) => !isHeldOut(one, at));
  const unknown = utterances.filter(isHeldOut);
  const thresholds = Object.fromEntries(languages.map((language) => [language, untried])) as Record<
    Language,
    Thresholds
  >;
  const trial = learn(known, { labels, thresholds });
  for (const language of languages) {
    const own = unknown.filter((one) => one.language === language);
    thresholds[language] = chooseThresholds(trial, own);
    report(trial, language, own, thresholds[language]);
  }
  writeFileSync(modelFile, packModel(learn(utterances, { labels, thresholds })));
  writeFileSync(sourcesFile, `${hashSources(utterances)}\n`);
}

type About = Pick<Model, "labels" | "thresholds">;

function learn(utterances: readonly Utterance[], about: About): Model {
  const examples = utterances.map(({ intent, language, text }) => ({
    label: about.labels.indexOf(intent),
    features: featuresOf(text, language),
  }));
  return prune(train(examples, about.labels.length), about);
}

function chooseThresholds(model: Model, utterances: readonly Utterance[]): Thresholds {
  const confidences = utterances
    .filter(({ file }) => unanswerable.includes(file))
    .map((one) => best(model, one).confidence)
    .toSorted((a, b) => a - b);
  const at = (share: number): number => confidences[Math.floor(confidences.length * share)] ?? 1;
  return confidences.length === 0
    ? untried
    : { sureFrom: at(refused.sure), nearFrom: at(refused.near) };
}

function best(model: Model, { text, language }: Utterance): { intent: string; confidence: number } {
  const scores = scoreLabels(model, featuresOf(text, language));
  const none = model.labels.indexOf("none");
  const [first = 0] = [...scores.keys()]
    .filter((label) => label !== none)
    .toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const probability = scores[first] ?? 0;
  const confidence = probability / (probability + (scores[none] ?? 0));
  return { intent: model.labels[first] ?? "", confidence };
}

function report(
  model: Model,
  language: Language,
  utterances: readonly Utterance[],
  { sureFrom, nearFrom }: Thresholds,
): void {
  const asked = utterances.filter(({ intent }) => intent !== "none");
  const right = asked.filter((one) => best(model, one).intent === one.intent).length;
  const share = ((100 * right) / Math.max(1, asked.length)).toFixed(1);
  process.stdout.write(
    `${language}: ${share} % of ${asked.length} held-out utterances right; sure from ${sureFrom.toFixed(2)}, near from ${nearFrom.toFixed(2)}\n`,
  );
}

trainIntents();
