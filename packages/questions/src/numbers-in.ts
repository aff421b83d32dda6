/** Words behind a number by which it is multiplied, in any language, as `plainText` returns them. */
const multipliers: readonly (readonly [words: RegExp, by: number])[] = [
  [
    /^ ?(?:k|thousand|grand|mil|mille|tausend|tsd|אלף|אלפים|الف|الاف|हज़ार|हजार|hazaar|hazar|千)(?![a-z])/u,
    1000,
  ],
  [/^ ?(?:万|萬)/u, 10_000],
  [/^ ?(?:लाख|lakh)/u, 100_000],
];

const number = /(?<![\d.])(?:\d{1,3}(?:\.\d{3}){1,2}|\d{1,9}(?:[.,]\d{1,2})?)(?![\d.])/g;

/** Returns the numbers of a text as `plainText` returns it: "20k", "20 thousand" and "20.000" are 20,000. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(number)].map((match) => {
    const [said] = match;
    const value = /\.\d{3}/.test(said)
      ? Number(said.replaceAll(".", ""))
      : Number(said.replace(",", "."));
    const behind = text.slice(match.index + said.length, match.index + said.length + 10);
    return value * (multipliers.find(([words]) => words.test(behind))?.[1] ?? 1);
  });
}

const percent =
  /[%٪]|percent|per cent|אחוז|بالمئة|بالمائة|بالمية|في المية|prozent|pour ?cent|por ?cent|百分之|प्रतिशत|फ़ीसदी|फीसदी|パーセント|pct/iu;

/** Returns whether a question names a number of percent. */
export function isOfPercent(question: string): boolean {
  return percent.test(question.slice(0, 400));
}
