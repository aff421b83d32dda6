/** Ways of saying "percent" in words, as they come before numbers in words are read. */
const percentWords =
  /(?<![\p{L}\p{M}])(?:per\s?cent|pour\s?cent|prozent|por\s?ciento|por\s?cento|אחוזים|אחוזי|אחוז|(?:في|ب)\s?ال(?:مئة|مائة)|بالم(?:ئة|ائة)|प्रतिशत|फ़ीसदी|फीसदी)(?![\p{L}\p{M}])|パーセント|٪|﹪|％/giu;

const nd = /\p{Nd}/u;

/**
 * Returns a text with every digit of any script as 0 to 9, without invisible letters, percent as "%", and spaces that
 * group digits as an apostrophe, so that figures read alike in ten languages.
 */
export function cleanDigits(text: string): string {
  return text
    .replace(/[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g, "")
    .replace(/[，､]/g, ", ")
    .replace(/\p{Nd}/gu, westernDigit)
    .replace(/(?<=\d)[\u00a0\u2009\u202f](?=\d{3}(?!\d))/g, "'")
    .normalize("NFKC")
    .replace(/[’٬＇]/g, "'")
    .replace(/[−﹣－‐‑]/g, "-")
    .replace(percentWords, "%")
    .replace(/百分之\s*([\d.,]+|[〇零一二三四五六七八九十百千万两]+)/g, " $1%");
}

function westernDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && nd.test(String.fromCodePoint(code - value - 1))) value += 1;
  // Mathematical digits follow each other without a gap; compatibility forms name their digit.
  const plain = digit.normalize("NFKC");
  return /^[0-9]$/.test(plain) ? plain : String(value);
}
