/** A span of opening hours while it is typed. */
export interface TypedSpan {
  from: string | null;
  to: string | null;
}

/** The hours that a day gets when it is opened first. */
const usualSpan: TypedSpan = { from: "09:00", to: "17:00" };

/** Opens a day, with the hours of another open day where there is one, or closes it. */
export function setDayOpen(
  hours: readonly TypedSpan[][],
  day: number,
  isOpen: boolean,
): TypedSpan[][] {
  const known = hours.find((spans) => spans.length > 0) ?? [usualSpan];
  return hours.map((spans, index) => (index === day ? (isOpen ? [...known] : []) : spans));
}

/** Changes one span of a day; `null` takes it away. */
export function setSpan(
  hours: readonly TypedSpan[][],
  day: number,
  place: number,
  span: TypedSpan | null,
): TypedSpan[][] {
  return hours.map((spans, index) =>
    index === day ? spans.toSpliced(place, 1, ...(span ? [span] : [])) : spans,
  );
}

/** Gives every open day the hours of one day. */
export function copyToOpenDays(hours: readonly TypedSpan[][], day: number): TypedSpan[][] {
  const spans = hours[day] ?? [];
  return hours.map((own) => (own.length > 0 ? [...spans] : own));
}
