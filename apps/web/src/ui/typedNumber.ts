/** The signs of numbers in a language. */
interface NumberSigns {
  decimal: string;
  group: string;
}

/** So many decimals of a typed number are kept; a form refuses what is too precise for it, and no field rounds. */
export const keptDecimals = 6;

const arabicDecimal = "٫";
/** The first digit of each script that keyboards of our languages type: Arabic, Persian, Devanagari, full width. */
const zeros = ["٠", "۰", "०", "０"];

function signsOf(locale: string): NumberSigns {
  const parts = new Intl.NumberFormat(locale).formatToParts(12345.6);
  const signOf = (type: string): string => parts.find((part) => part.type === type)?.value ?? "";
  return { decimal: signOf("decimal"), group: signOf("group") };
}

function latinDigit(sign: string): string {
  for (const zero of zeros) {
    const digit = sign.charCodeAt(0) - zero.charCodeAt(0);
    if (digit >= 0 && digit <= 9) return String(digit);
  }
  return sign;
}

/** Returns a typed text with the digits of every script that our keyboards type as 0 to 9. */
export function latinDigits(typed: string): string {
  return Array.from(typed, latinDigit).join("");
}

/**
 * Returns the typed signs as a number field of the language takes them: digits of other scripts become
 * its own, and a point, comma or Arabic decimal sign that means nothing there its decimal sign.
 */
export function takeTyped(typed: string, locale: string): string {
  const { decimal, group } = signsOf(locale);
  return Array.from(typed, (sign) => {
    const isForeign = /[.,]/.test(sign) && sign !== decimal && sign !== group;
    return isForeign || sign === arabicDecimal ? decimal : latinDigit(sign);
  }).join("");
}

/**
 * Returns the typed number with the decimal sign that the person meant. Where both point and comma
 * stand, the last is the decimal sign; one alone is it too, unless exactly three digits follow the
 * language's sign of thousands: in German `12.5` is twelve and a half, `1.234` stays a thousand.
 * A currency's sign beside the number stays as it is.
 */
export function meantNumber(typed: string, locale: string): string {
  const signs = signsOf(locale);
  return typed.replace(/(?:(?<!\p{L})[.,])?\d(?:[\d.,\s]*\d)?/u, (digits) =>
    meantDigits(digits, signs),
  );
}

function meantDigits(digits: string, { decimal, group }: NumberSigns): string {
  const signs: string[] = digits.match(/[.,]/g) ?? [];
  const last = signs.at(-1);
  if (last === undefined) return digits;
  const isOnce = signs.indexOf(last) === signs.length - 1;
  if (!isOnce) return last === decimal ? digits.replaceAll(last, "") : digits;
  const isThousand = last === group && /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits);
  if (last === decimal || isThousand) return digits;
  const at = digits.lastIndexOf(last);
  return digits.slice(0, at).replace(/[.,]/g, "") + decimal + digits.slice(at + 1);
}
