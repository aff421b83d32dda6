/** The date of a Sunday, from which weekdays are named. */
const sunday = 1;

/** Returns one date of each weekday without opening hours; `hours` begins with Sunday. */
export function closedWeekdays(hours: readonly (readonly unknown[])[]): string[] {
  return hours.flatMap((spans, day) => (spans.length === 0 ? [`2023-01-0${sunday + day}`] : []));
}

/** Returns a currency's own sign as the language writes it: "₪". */
export function currencySign(tag: string, currency: string): string {
  const format = new Intl.NumberFormat(tag, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  });
  return format.formatToParts(0).find(({ type }) => type === "currency")?.value ?? currency;
}
