/** How a language writes sums of one currency, as plain data: for pages that must not pay for `Intl` itself. */
export interface MoneyStyle {
  /** What comes before and after the digits, invisible marks among it. */
  before: string;
  after: string;
  decimal: string;
  group: string;
  /** Digits in the group next to the decimals, and in those before it. */
  groupSizes: readonly [number, number];
  /** The fewest digits before the first mark: 2 where 1234 is written without one. */
  leastBeforeGroup: number;
  /** Whether whole sums have decimals too, as those beside them have. */
  hasAllDecimals: boolean;
}

/**
 * Reads off `Intl` how a language writes sums of a currency: `tag` as `makeFormat` takes it. Sums are written alike
 * with `amounts`, in major units, as `moneyAlike` writes them.
 */
export function describeMoney(
  tag: string,
  currency: string,
  amounts: readonly number[] = [],
): MoneyStyle {
  const format = new Intl.NumberFormat(tag, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  });
  const parts = format.formatToParts(1_234_567_890.5);
  const isDigits = ({ type }: Intl.NumberFormatPart): boolean =>
    type === "integer" || type === "group" || type === "decimal" || type === "fraction";
  const first = parts.findIndex(isDigits);
  const last = parts.findLastIndex(isDigits);
  const textOf = (some: readonly Intl.NumberFormatPart[]): string =>
    some.map(({ type, value }) => (type === "currency" && value === "US$" ? "$" : value)).join("");
  const integers = parts.filter(({ type }) => type === "integer").map(({ value }) => value.length);
  const hasGroupEarly = format.formatToParts(1000).some(({ type }) => type === "group");
  return {
    before: textOf(parts.slice(0, first)),
    after: textOf(parts.slice(last + 1)),
    decimal: parts.find(({ type }) => type === "decimal")?.value ?? ".",
    group: parts.find(({ type }) => type === "group")?.value ?? "",
    groupSizes: [integers.at(-1) ?? 3, integers.at(-2) ?? 3],
    leastBeforeGroup: hasGroupEarly ? 1 : 2,
    hasAllDecimals: !amounts.every(Number.isInteger),
  };
}

/** Writes a sum in minor units of a currency with two decimals; without them where it is whole and is next to whole ones. */
export function writeMoney(style: MoneyStyle, amountMinor: number): string {
  const whole = String(Math.floor(amountMinor / 100));
  const rest = amountMinor % 100;
  const isWhole = rest === 0 && !style.hasAllDecimals;
  const fraction = isWhole ? "" : `${style.decimal}${String(rest).padStart(2, "0")}`;
  return `${style.before}${groupDigits(style, whole)}${fraction}${style.after}`;
}

function groupDigits(style: MoneyStyle, digits: string): string {
  const [near, far] = style.groupSizes;
  if (style.group === "" || digits.length < near + style.leastBeforeGroup) return digits;
  let grouped = digits.slice(-near);
  let rest = digits.slice(0, -near);
  while (rest.length > far) {
    grouped = `${rest.slice(-far)}${style.group}${grouped}`;
    rest = rest.slice(0, -far);
  }
  return `${rest}${style.group}${grouped}`;
}
