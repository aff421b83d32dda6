const figures = "〇一二三四五六七八九";
const times: Readonly<Record<string, number>> = {
  十: 10,
  百: 100,
  千: 1000,
  万: 10_000,
  萬: 10_000,
  億: 1e8,
  亿: 1e8,
};

/** What counts after a number; a shorter run before anything else is a word such as 一些 or 十分. */
const counted = "元円圓块角件個个名人年月日号號倍割単单笔筆次回種种箱盒組组店天週周%つ枚本杯份折成";

const run = /[〇零一二三四五六七八九两兩十百千万萬億亿]+/gu;

/** Words that are written with figures and mean none: by all means, in case. */
const noNumbers = new Set(["千万", "万一"]);

/** A number that is written by Chinese figures, with where it ends. */
export interface CjkNumber {
  value: number;
  text: string;
  isPercent: boolean;
  /** Year, month or day, where it counts one. */
  dateUnit: "年" | "月" | "日" | null;
}

/** Lists the numbers that a text writes by Chinese figures. */
export function readCjkNumbers(text: string): CjkNumber[] {
  const found: CjkNumber[] = [];
  for (const match of text.matchAll(run)) {
    const [written] = match;
    const next = text.slice(match.index + written.length).trimStart()[0] ?? "";
    const isCounted = next !== "" && counted.includes(next);
    const isLong = Array.from(written).length > 1 && !noNumbers.has(written);
    if ((!isCounted && !isLong) || /\d\s?$/.test(text.slice(0, match.index))) continue;
    const value = valueOf(written);
    if (value === null) continue;
    const dateUnit = next === "年" || next === "月" || next === "日" ? next : null;
    found.push({ value, text: written, isPercent: next === "%", dateUnit });
  }
  return found;
}

function valueOf(written: string): number | null {
  const text = written.replace(/零/g, "〇").replace(/[两兩]/g, "二");
  const letters = Array.from(text);
  if (letters.every((one) => figures.includes(one))) {
    return letters.length === 1 || letters.length >= 3
      ? Number(letters.map((one) => figures.indexOf(one)).join(""))
      : null;
  }
  let [total, section, digit] = [0, 0, 0];
  for (const one of letters) {
    const factor = times[one];
    if (factor === undefined) {
      digit = figures.indexOf(one);
    } else if (factor < 10_000) {
      section += (digit || 1) * factor;
      digit = 0;
    } else {
      total += (section + digit || 1) * factor;
      [section, digit] = [0, 0];
    }
  }
  return total + section + digit;
}
