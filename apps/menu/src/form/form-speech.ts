import { makeFormat } from "@marzipan/phrases/format";
import type { Format } from "@marzipan/phrases/format";
import type { Phrase } from "@marzipan/phrases/core";
import type { Say } from "../island/say.ts";
import { makeSay } from "../island/say.ts";
import type { IslandData } from "../menu/island-data.ts";
import { callServer } from "./api.ts";

/** What the form speaks with. */
export interface FormSpeech {
  say: Say;
  format: Format;
}

/** Fetches the form's words in the page's language. */
export async function loadFormSpeech(data: IslandData): Promise<FormSpeech> {
  const words = await callServer<Record<string, Phrase>>(data.wordsUrl);
  return {
    say: makeSay({ ...data.words, ...words }, data.tag),
    format: makeFormat(data.language, data.tag),
  };
}
