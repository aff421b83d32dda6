import { readFileSync, readdirSync } from "node:fs";
import { languages } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";

/** One sentence that a person could write, and what it asks for. */
export interface Utterance {
  language: Language;
  /** Its folder and file: `help/orders`, `advisor/revenue`, `none/unrelated`. */
  file: string;
  /** Its file, or `none` where it asks for nothing that Marzipan knows. */
  intent: string;
  text: string;
}

/** The folder with a folder per language, in it one per group, in it a file per intent with an utterance a line. */
const utterancesFolder = new URL("../utterances/", import.meta.url);

const articlesFolder = new URL("../../help/articles/", import.meta.url);

/** Reads all utterances and what the help articles say they are asked by, always in the same order. */
export function readUtterances(): Utterance[] {
  return languages.flatMap((language) => [...readFiles(language), ...readArticles(language)]);
}

function readFiles(language: Language): Utterance[] {
  return listFolder(`${language}/`).flatMap((group) =>
    listFolder(`${language}/${group}/`).flatMap((file) => {
      const name = `${group}/${file.replace(/\.txt$/, "")}`;
      const intent = group === "none" ? "none" : name;
      const lines = readFileSync(new URL(`${language}/${group}/${file}`, utterancesFolder), "utf8");
      return lines
        .split("\n")
        .filter((text) => text !== "")
        .map((text) => ({ language, file: name, intent, text }));
    }),
  );
}

/** Reads the title of each article, and the ways of asking and the words in its head. */
function readArticles(language: Language): Utterance[] {
  return readdirSync(articlesFolder)
    .toSorted()
    .flatMap((id) => {
      const file = `help/${id}`;
      const article = readFileSync(new URL(`${id}/${language}.md`, articlesFolder), "utf8");
      const asked = article.matchAll(/^(?:title: "|  - "|words: )(.*?)"?$/gm);
      return [...asked].map(([, text = ""]) => ({ language, file, intent: file, text }));
    });
}

const listFolder = (path: string): string[] =>
  readdirSync(new URL(path, utterancesFolder)).toSorted();
