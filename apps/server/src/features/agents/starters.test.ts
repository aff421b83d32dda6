import { languages } from "@marzipan/contract/languages";
import { findIntent } from "@marzipan/questions/agent-intent";
import { understand } from "@marzipan/questions/understand";
import { expect, it } from "vitest";
import { wordsIn } from "../../platform/formats/translator.ts";

const offered = [
  "ask.try_profit",
  "ask.try_owed",
  "ask.try_best",
  "advisor.ex_1",
  "advisor.ex_2",
  "advisor.ex_3",
] as const;
const more = {
  ar: ["من يدين لي بالمال؟"],
  he: ["כמה חלות מכרתי השבוע?"],
} as const;

it.each(languages)(
  "the questions that the advisor offers go to it in %s when they are typed",
  async (language) => {
    const t = await wordsIn(language);
    const own: readonly string[] = language === "ar" || language === "he" ? more[language] : [];
    for (const message of [...offered.map((key) => t(key)), ...own]) {
      const ask = { message, language, plan: "pro", isAdvisorChosen: false } as const;
      expect(findIntent(ask), message).toBe("business");
      expect(
        understand(message, language, { today: "2026-11-26", weekStart: 0 }),
        message,
      ).not.toBe(null);
    }
  },
);
