import { rowsOfSupplier } from "./addressee.ts";
import { cleanLine, dropRegistration, tidyName } from "./name-letters.ts";
import {
  companyForm,
  heading,
  houseNumber,
  notName,
  numberWord,
  ownerWord,
  postcode,
  shopWord,
} from "./name-words.ts";
import { isOneOf } from "./own-name.ts";
import { lettersOf } from "./seen-text.ts";
import type { Row } from "./seen-text.ts";

/** A business's name as the slip heads it, and how sure it is (0 to 1). */
export interface FoundName {
  value: string;
  confidence: number;
}

const registered = /\(?\s?\d{5,7}\s?-\s?[A-Z]\b/i;
const headLines = 12;

/**
 * A name with a doubtful letter must not reach the high band (0.85): one wrong letter is another
 * name.
 */
const sureLetter = 0.8;
const mostWithDoubt = 0.84;
/** Below this a letter of the line may have been misread. */
const doubtedLetter = 0.95;

/** Finds the business's name in the slip's head: company forms, words of shops, large letters, high up. */
export function findBusinessName(
  all: readonly Row[],
  ownNames: readonly string[] = [],
): FoundName | null {
  const rows = rowsOfSupplier(all, ownNames);
  const heights = rows.map((row) => row.height).toSorted((a, b) => a - b);
  const usual = heights[heights.length >> 1] ?? 1;
  const head = rows.slice(0, headLines);
  const lines = head.map((row) => cleanLine(row.text, row.weakest < doubtedLetter));
  const scored = head.map((row, at) => {
    const begin = beginOf(lines, at);
    const joined = lines
      .slice(begin, at + 1)
      .map(dropRegistration)
      .join(" ");
    const value = tidyName(begin === at ? (lines[at] ?? "") : joined);
    return {
      at,
      begin,
      row,
      value,
      score: isNameless(value) ? -9 : scoreLine(row, lines, at, usual),
    };
  });
  const [first, rival] = scored.toSorted((a, b) => b.score - a.score);
  if (!first || first.score < -1) return null;
  // Where the lines below go on with the name, it ends with the last of them.
  const best = scored.findLast((one) => one.at >= first.at && one.begin <= first.at) ?? first;
  const margin = first.score - (rival?.score ?? first.score - 1);
  const confidence =
    0.35 +
    0.2 * first.score +
    0.15 * Math.min(1, margin) -
    Math.max(0, 0.95 - best.row.confidence) * 2;
  const most = best.row.weakest >= sureLetter ? 0.97 : mostWithDoubt;
  if (isOneOf(best.value, ownNames)) return null;
  return { value: best.value, confidence: Math.max(0.1, Math.min(most, confidence)) };
}

/**
 * The share of a score that a line below the address keeps: the name is above the address, and
 * what follows below is often the operating company.
 */
const belowAddress = 0.5;

function isBelowAddress(above: readonly string[]): boolean {
  const at = above.findIndex((line) => houseNumber.test(line) || postcode.test(line));
  return above
    .slice(0, Math.max(0, at))
    .some((line) => !notName.test(line) && /\p{L}{3}/u.test(line));
}

function scoreLine(row: Row, lines: readonly string[], at: number, usual: number): number {
  const given = lines[at] ?? "";
  const text = dropRegistration(given);
  const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  if (letters < (/[a-z]/i.test(text) ? 3 : 2)) return -9;
  let score = 1 - at * 0.13 + (row.confidence - 0.9) * 3;
  const isCompany = companyForm.test(text);
  if (isCompany) score += 1.2;
  if (shopWord.test(text)) score += isCompany ? 0.5 : 0.7;
  if (registered.test(given)) score += 0.7;
  if (notName.test(text) || heading.test(row.letters)) score -= isCompany ? 0.3 : 1.3;
  else if (houseNumber.test(text) && !isCompany) score -= 0.9;
  if (ownerWord.test(lines[at - 1] ?? "")) score -= 1.2;
  if (isBelowAddress(lines.slice(0, at))) score -= belowAddress;
  if (text.startsWith("(") && !isCompany) score -= 0.9;
  if (numberWord.test(given)) score -= 1.3;
  if (/^\p{Ll}[\p{Ll} ]+$/u.test(text) && /[a-z]/.test(text)) score -= 0.9;
  if (letters / text.replace(/ /g, "").length < 0.6) score -= 0.7;
  if (letters < 4 && /[a-z]/i.test(text)) score -= 0.4;
  score += Math.max(-0.2, Math.min(0.5, (row.height / usual - 1) * 0.6));
  return score;
}

const endings =
  "SDN\\.?\\s*BHD|BHD|BERHAD|S\\/B|LTD|LIMITED|GMBH|SARL|S\\.?L\\.?|S\\.?A\\.?|LTDA|INC|LLC|CO|ENTERPRISE|TRADING|HARDWARE|RESTAURANT|MARKETING|INDUSTRIES|HOLDINGS|בע[\"']*מ|株式会社|有限会社|有限公司|प्रा\\.? ?लि\\.?";
const onlyForm = new RegExp(
  `^[([{]?\\s*(?:[\\p{L}]+|M|KL)?\\s*[)\\]}]?\\s*(?:${endings})(?![\\p{L}])`,
  "iu",
);
/** The forms that are no name by themselves. */
const allForms =
  /\b(?:SDN\.?\s*BHD|SDN|BHD|BERHAD|LTD|LIMITED|GMBH|SARL|LTDA|INC|LLC|PTE|PVT|S\/B)\b\.?|\(M\)|בע["']*מ|株式会社|有限会社|有限公司|प्रा\.? ?लि\.?/giu;

function isNameless(text: string): boolean {
  return lettersOf(text.replace(allForms, "")).length < 2;
}

/**
 * Returns the index of the line with which the name begins that ends at `at`: a company form with
 * at most one word of its own belongs to the line above.
 */
function beginOf(lines: readonly string[], at: number): number {
  const line = dropRegistration(lines[at] ?? "");
  const above = dropRegistration(lines[at - 1] ?? "");
  const isForm = isNameless(line) && companyForm.test(line);
  const isWhole = !isForm && (line.length >= 26 || !onlyForm.test(line));
  const isCapital = /^\p{Lu}[^a-z]+$/u.test(above);
  const isPart =
    lettersOf(above).length >= 2 &&
    (isCapital || isForm || !/^[^a-z]*$/.test(line)) &&
    !notName.test(above) &&
    !houseNumber.test(above) &&
    !companyForm.test(above) &&
    !lettersOf(line).startsWith(lettersOf(above));
  return isWhole || !isPart ? at : beginOf(lines, at - 1);
}
