import { addDays, addMonths, monthEnd, monthStart } from "./dates.ts";

/** A month so far, the same days of the month before, and both months' ends; all days included. */
export interface MonthSpans {
  from: string;
  to: string;
  end: string;
  lastFrom: string;
  lastTo: string;
  lastEnd: string;
}

/** Returns the spans that compare a day's month with the last one; a shorter last month ends with its last day. */
export function monthSpans(today: string): MonthSpans {
  const from = monthStart(today);
  return {
    from,
    to: today,
    end: monthEnd(today),
    lastFrom: addMonths(from, -1),
    lastTo: addMonths(today, -1),
    lastEnd: addDays(from, -1),
  };
}
