import type { Row } from "./seen-text.ts";

/** A business's name as the slip heads it, and how sure it is (0 to 1). */
export interface FoundName {
  value: string;
  confidence: number;
}

/** Forms of companies: who bears one is a business. */
const companyForm =
  /S\s?[DO]\s?N\.?,?\s*B\s?H\s?[DO0]|\bSDN\b|\bBHD\b|\b[S5]\/[B8](?![A-Z0-9])|\bPLT\b|\bLLP\b|\bLTD\b|\bINC\b|\bLLC\b|\bGMBH\b|\bAG\b|\be\.?K\.|\bOHG\b|\bSARL\b|\bSAS\b|\bS\.A\.|\bS\.L\.|\bLTDA\b|\bEIRELI\b|\bEPP\b|\bPVT\b|בע["']*מ|ח\.פ|شركة|مؤسسة|ش\.م|株式会社|有限公司|有限会社|合同会社|प्रा\.? ?लि|लिमिटेड/iu;
/** What shops call themselves. */
const shopWord =
  /ENTERPRISE|TRADING|RESTO?RAN|RESTAURANT|HARDWARE|CAF[EÉ]|COFFEE|KOPI|MARKET|\bMART|STORES?\b|STATION(ERY|ARY)|BAKER|KEDAI|PERNIAGAAN|SYARIKAT|ENGINEERING|PHARMACY|FARMASI|\bSHOP|CENTRE|CENTER|GALLERY|BISTRO|GROCER|FOOD|MOTOR|ELECTRIC|BOOK|NIAGA|RETAIL|HOLDING|INDUSTR|COMPANY|\bCO\b\.?|RUNCIT|HOUSE|HOTEL|KITCHEN|B[ÄA]CKEREI|KONDITOREI|BOULANGERIE|P[ÂA]TISSERIE|PANADER|PADARIA|CONFEITARIA|SUPERM|MARCH[ÉE]|TIENDA|MERCADO|LOJA|מאפ|קונדיטוריה|סופר|מכולת|חנות|שוק|מרכול|مخبز|حلويات|سوق|متجر|بقالة|सुपर|मार्ट|बाज़ार|स्टोर|भंडार|बेकरी|मिष्ठान|商店|超市|面包|麵包|店|屋|ベーカリー|マート|ストア/iu;
/** What stands in addresses, numbers of registration, and the slip's own headings: no name. */
const notName =
  /\bjalan\b|\bjln\b|\bjin\b\.?|lorong|taman|\bno\s?[.:,]?\s*\d|\blot\b|\btel\b|\btel[.:]|\bfax\b|\bph(one)?\b[.: ]|gst|sst|\breg\b|invoice|receipt|\bbill\b|\bdate\b|cashier|www|@|\.com|\d{5}|selangor|johor|kuala|lumpur|floor|ground|\bcash\b|welcome|thank|street|\broad\b|avenue|\bstr\.|straße|strasse|\brue\b|\bcalle\b|\brua\b|avenida|רחוב|רח'|טלפון|טל[.:']|חשבונית|קבלה|עוסק|ח\.פ|تاريخ|هاتف|شارع|فاتورة|إيصال|ايصال|ضريبي|电话|電話|地址|发票|小票|收据|領収|レシート|住所|登録番号|फ़?ोन|दूरभाष|रसीद|बिल|मार्ग|rechnung|beleg|quittung|ticket|facture|reçu|recibo|factura|fatura|nota fiscal|cupom|\bcnpj\b|\bcif\b|\bnif\b|\bsiret\b|ust-?id|steuernr|page\b|table\b|counter|operator|tax id|original|duplicate|copy/iu;

const numberWord = /^(?:company|co\.?|roc|brn|ssm|business)\s*(?:reg\w*\.?)?\s*no\b/i;

/** Headings of slips, as letters without spaces. */
const heading =
  /^(?:simplified)?(?:tax|cash|official|guest|sales)?(?:invoice|receipt|bill|check|memo|order)(?:no)?$|^taxinvoice|^cashbill|^gst(?:id|reg|no)/;

/** A number of registration in its usual dress, and all that follows it: `(519537-X)`, `1110644-W`. */
const registration =
  /\s*['"]?\s*(?:[([{]\s*(?:co\.?|company|roc|reg|brn|ssm)?\s*(?:reg(?:istration)?\.?)?\s*(?:no\.?)?[:.\s]*[A-Z]{0,3}\s?\d{4,}|\s(?:co\.?|company|reg)\s*\.?\s*(?:reg\.?)?\s*no\.?[:.\s]*\d|(?<=\s|^)[A-Z]{0,2}\d{5,}\s?-\s?[A-Z0-9](?![A-Z0-9])).*$/i;
const registered = /\(?\s?\d{5,7}\s?-\s?[A-Z]\b/i;
const headLines = 12;

/** One doubtful letter makes another name: such a reading stays under the high band. */
const sureLetter = 0.8;
const mostWithDoubt = 0.84;

/** Finds the business's name in the slip's head: company forms, words of shops, large letters, high up. */
export function findBusinessName(rows: readonly Row[]): FoundName | null {
  const heights = rows.map((row) => row.height).toSorted((a, b) => a - b);
  const usual = heights[heights.length >> 1] ?? 1;
  const head = rows.slice(0, headLines).map((row) => ({ row, text: cleanLine(row.text) }));
  const scored = head.map(({ row, text }, at) => ({ at, score: scoreLine(row, text, at, usual) }));
  const sorted = scored.toSorted((a, b) => b.score - a.score);
  const best = sorted[0];
  const chosen = best && head[best.at];
  if (!best || !chosen || best.score < -1) return null;
  const value = joinSplitName(
    head.map((one) => one.text),
    best.at,
  );
  const margin = best.score - (sorted[1]?.score ?? best.score - 1);
  const confidence =
    0.35 +
    0.2 * best.score +
    0.15 * Math.min(1, margin) -
    Math.max(0, 0.95 - chosen.row.confidence) * 2;
  const most = chosen.row.weakest >= sureLetter ? 0.97 : mostWithDoubt;
  return { value: tidy(value), confidence: Math.max(0.1, Math.min(most, confidence)) };
}

function cleanLine(text: string): string {
  return text
    .replace(/[|_~«»*=#<>]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

function scoreLine(row: Row, given: string, at: number, usual: number): number {
  const text = given.replace(registration, "");
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < (/[a-z]/i.test(text) ? 3 : 2)) return -9;
  let score = 1 - at * 0.13 + (row.confidence - 0.9) * 3;
  const isCompany = companyForm.test(text);
  if (isCompany) score += 1.2;
  if (shopWord.test(text)) score += 0.7;
  if (registered.test(given)) score += 0.7;
  if (notName.test(text) || heading.test(row.letters)) score -= isCompany ? 0.3 : 1.3;
  if (text.startsWith("(")) score -= 0.5;
  if (numberWord.test(given)) score -= 1.3;
  if (/^\p{Ll}[\p{Ll} ]+$/u.test(text) && /[a-z]/.test(text)) score -= 0.9;
  if (letters / text.replace(/ /g, "").length < 0.6) score -= 0.7;
  if (letters < 4 && /[a-z]/i.test(text)) score -= 0.4;
  score += Math.max(-0.2, Math.min(0.5, (row.height / usual - 1) * 0.6));
  return score;
}

const endings =
  "SDN\\.?\\s*BHD|BHD|S\\/B|LTD|ENTERPRISE|TRADING|HARDWARE|RESTAURANT|MARKETING|INDUSTRIES";
const onlyForm = new RegExp(
  `^[([{]?\\s*(?:[\\p{L}]+|M|KL)?\\s*[)\\]}]?\\s*(?:${endings})(?![A-Z])`,
  "iu",
);

/** Joins what a slip breaks in lines: a company's form with one word or none belongs to the line above. */
function joinSplitName(lines: readonly string[], at: number): string {
  const line = (lines[at] ?? "").replace(registration, "");
  const above = lines[at - 1] ?? "";
  const isWhole = line.length >= 26 || !onlyForm.test(line);
  const isPart = /^[A-Z][^a-z]+$/.test(above) && !notName.test(above) && !companyForm.test(above);
  return isWhole || !isPart ? line : `${joinSplitName(lines, at - 1)} ${line}`;
}

function tidy(name: string): string {
  const without = name.replace(registration, "");
  return (without.trim() === "" ? name : without)
    .replace(/^[^:]{3,20}:\s+(?=.*(?:sdn|bhd|ltd|gmbh))/i, "")
    .replace(/(?<=[A-Z])0(?=[A-Z])|(?<=\bC)0(?=\b)/g, "O")
    .replace(/(?<=[a-z])0(?=[a-z])/g, "o")
    .replace(/(?<![\p{L}\d])1(?=[A-Z]{3})/gu, "I")
    .replace(/\bS[DO0]N(\.?)\s*[B38][HM][DOXZ0]?(?![A-Z])/i, (form, dot) =>
      /^[A-Z]/.test(form) && form === form.toUpperCase() ? `SDN${dot} BHD` : `Sdn${dot} Bhd`,
    )
    .replace(/(?<=[A-Z]{2})1(?=[A-Z])|(?<=[A-Z])1(?=[A-Z]{2})/g, "I")
    .replace(
      /(?<=[A-Z]{2})5(?=[A-Z])|(?<![A-Z0-9])5(?=[A-Z]{2,})|(?<=[A-Z])5(?=[A-Z]{2})|(?<![A-Z0-9])5(?=\/[B8](?![A-Z0-9]))/g,
      "S",
    )
    .replace(/(?<=S\/)8(?![A-Z0-9])/g, "B")
    .replace(/^[^\p{L}\p{N}(]+/u, "")
    .replace(/[\s,;:'-]+$/u, "")
    .replace(/\s+/g, " ")
    .slice(0, 120);
}
