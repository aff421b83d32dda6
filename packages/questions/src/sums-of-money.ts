import type { FoundPeriod } from "./find-periods.ts";
import { entriesOf } from "./words.ts";

/** Words before a number with a dot by which it is a sum of money rather than a day: over, below, at. */
const before = entriesOf(
  "over above under below than least price cost costs מעל מתחת יותר_מ פחות_מ מחיר במחיר בסך اكثر_من اقل_من فوق تحت بسعر plus_de moins_de über unter mehr_als weniger_als más_de menos_de mais_de acima_de abaixo_de कीमत दाम 超过 低于 高于 少于 多于 价格 値段",
);

/** Words behind one. */
const behind = entriesOf(
  "shekels shekel dollars euros nis usd eur ils ש״ח שקל שקלים شيكل شيقل دينار ريال درهم euro dólares reais रुपये रुपए रु से_ज़्यादा से_कम 元 块 以上 以下 円 より",
);

const unspacedLetters = /[\u3040-\u30ff\u4e00-\u9fff]/u;

/** Returns whether a period that was read of a text is a number with a dot, which may as well be a sum of money. */
export function isDotted({ start, end }: FoundPeriod, text: string): boolean {
  return /^[^ \d]{0,3} ?\d{1,2}\.\d{1,2}$/u.test(text.slice(start, end).trim());
}

/** Returns whether words around such a number, in a text as `plainText` returns it, say that it is a sum of money. */
export function isSum({ start, end }: FoundPeriod, text: string): boolean {
  const head = text.slice(0, start).trimEnd();
  const tail = text.slice(end).trimStart();
  return (
    before.some(
      (word) => head.endsWith(` ${word}`) || (head.endsWith(word) && unspacedLetters.test(word)),
    ) || behind.some((word) => tail.startsWith(word))
  );
}
