import { kindsOf } from "./row-words.ts";
import { lettersOf } from "./seen-text.ts";

const spaced = /(?<![\d.,'])\d{1,3}(?: \d{3})+(?:[.,]\d{1,3})?(?![\d.,' ]*\d)/g;
const currency = String.raw`[₪$€£¥₹]|\b[A-Z]{2,3}|R\$|Kč|zł|kr\.?|円|元|ש["']?ח|د\.`;
const currencyBefore = new RegExp(String.raw`(?:${currency})\s?$`, "u");
const currencyAfter = new RegExp(String.raw`^\s?(?:${currency})`, "u");
const moneyKinds = ["total", "subtotal", "paid", "change", "tax"] as const;

/**
 * Returns a text with an apostrophe for each space that groups the digits of one number (1 234,50), and where those
 * numbers begin. A space between digits parts columns (2 100.00) unless the number is the only one of its kind there
 * and is all of the text, has a currency next to it, or follows a word for money.
 */
export function joinSpacedGroups(text: string): { text: string; groupsAt: ReadonlySet<number> } {
  const groupsAt = new Set<number>();
  const joined = text.replace(spaced, (match: string, at: number) => {
    const [before, after] = [text.slice(0, at), text.slice(at + match.length)];
    if (/\d\s$/.test(before) || isProduct(match)) return match;
    const isAlone = !/[\p{L}\d]/u.test(before + after);
    const hasCurrency = currencyBefore.test(before) || currencyAfter.test(after);
    if (!isAlone && !hasCurrency && !isMoneyRow(text)) return match;
    groupsAt.add(at);
    return match.replaceAll(" ", "'");
  });
  return { text: joined, groupsAt };
}

/** Returns whether the parts are a quantity, a price and what they come to. */
function isProduct(match: string): boolean {
  const [quantity = 0, price = 0, sum = 0] = match.replace(",", ".").split(" ").map(Number);
  return match.split(" ").length === 3 && quantity * price === sum;
}

function isMoneyRow(text: string): boolean {
  const kinds = kindsOf(lettersOf(text));
  return moneyKinds.some((kind) => kinds.has(kind)) && !kinds.has("count");
}
