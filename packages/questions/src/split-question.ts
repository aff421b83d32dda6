import type { Language } from "@marzipan/contract/languages";
import { longest, plainText, unspaced } from "./words.ts";

/** What two questions of one message are parted by: their signs, commas, and words for "and". */
const parted =
  /[?？؟;；\n,，،、。]+|\.\s|\s(?:and|und|et|y|e|और|aur)\s|\sו(?=\p{L}{2})|\sو\s?(?=\p{L}{2})|还有|以及|と(?!の)|それと|あと/giu;

/** Words with which a question begins. */
const askWords: Readonly<Record<Language, string>> = {
  en: "who whos what whats when which how hows is are am do does did can should where",
  he: "מי מה כמה מתי איזה איזו אילו איפה האם איך",
  ar: "من مين ما ماذا شو ايش ايه كم كام قديش متي امتي اي انو انهي هل كيف وين اين",
  fr: "qui que quoi quel quelle quels quelles quand combien comment où ou est qu",
  de: "wer was wann welche welcher welches wie wieviel wem wo ist sind habe hab",
  es: "quién quien quiénes quienes qué que cuál cual cuáles cuánto cuanto cuánta cuántos cuántas cuándo cuando cómo",
  pt: "quem que qual quais quanto quanta quantos quantas quando como o que",
  hi: "कौन किसने किस किसके क्या कितना कितनी कितने कब कैसे kaun kisne kya kitna kitne kitni kab",
  zh: "谁 什么 多少 几 哪 怎",
  ja: "誰 何 いくら いくつ いつ どの どれ",
};

const leastLetters = 3;

/** One way to read a message as two questions. */
export interface QuestionSplit {
  parts: readonly [first: string, second: string];
  /** The second part begins as a question does, or the sign of one is before it. */
  isAsked: boolean;
}

/** Returns the ways to read a message in a language as two questions, one after the other. */
export function splitsOf(message: string, language: Language): QuestionSplit[] {
  const text = message.slice(0, longest);
  const words = askWords[language].split(" ").map((word) => plainText(word).trim());
  return [...text.matchAll(parted)].flatMap((match) => {
    const first = text.slice(0, match.index).trim();
    const second = text.slice(match.index + match[0].length).trim();
    const areLong = [first, second].every(
      (part) => (part.match(/\p{L}/gu) ?? []).length >= leastLetters,
    );
    if (!areLong) return [];
    const [begun = ""] = plainText(second).trim().split(" ");
    const isBegun = unspaced.includes(language)
      ? words.some((word) => second.includes(word))
      : words.includes(begun);
    return [{ parts: [first, second] as const, isAsked: isBegun || /[?？؟]/.test(match[0]) }];
  });
}
