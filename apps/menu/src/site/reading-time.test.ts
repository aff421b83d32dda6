import { expect, it } from "vitest";
import { loadSpeech } from "../look/speech.ts";
import { sayReadingTime } from "./reading-time.ts";

it.each([
  ["en", "Take it. ".repeat(5), "1 minute"],
  ["en", "Take it. ".repeat(130), "2 minutes"],
  ["he", "לוקחים הזמנה. ".repeat(200), "3 דקות"],
  ["ja", "注文を受けます。".repeat(65), "2 分"],
] as const)("says in %s how long a text takes to read", async (language, text, said) => {
  expect(sayReadingTime(await loadSpeech(language, null), [text])).toBe(said);
});
