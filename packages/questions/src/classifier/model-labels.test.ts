import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { missingFeatureArticles } from "../missing-features.ts";
import { isAdvisorIntent } from "./advisor-intent.ts";
import { unpackModel } from "./model.ts";

const { labels } = unpackModel(readFileSync(new URL("../../model/intents.bin", import.meta.url)));

function namesIn(group: string): string[] {
  return labels.flatMap((label) =>
    label.startsWith(`${group}/`) ? label.slice(group.length + 1) : [],
  );
}

it("knows an answer, or that there is none, for each intent of the advisor", () => {
  expect(namesIn("advisor").length).toBeGreaterThan(40);
  expect(namesIn("advisor").filter((name) => !isAdvisorIntent(name))).toEqual([]);
});

it("has a plain no for each missing feature that it recognizes, and recognizes each", () => {
  expect(namesIn("cannot").toSorted()).toEqual(Object.keys(missingFeatureArticles).toSorted());
});
