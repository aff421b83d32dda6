import { CalendarDate, Money, text } from "@marzipan/contract/primitives";
import { addDays } from "@marzipan/domain/dates";
import { parseDateTime, toZoned } from "@internationalized/date";
import * as z from "zod/mini";
import { priceOf } from "./request-state.rules.ts";
import type { RequestRow } from "./requests.types.ts";

/** What is typed about an offer. */
export const QuoteForm = z.object({
  price: z.pipe(
    z.transform((typed: number | null) => typed as number),
    Money,
  ),
  /** The last day on which the offer holds. */
  lastDay: z.pipe(
    z.transform((typed: string | null) => typed as string),
    CalendarDate,
  ),
  message: text(1000),
});

/** For how many days an offer usually holds. */
const usualDays = 3;

/** Returns the form of an offer at first: the request's price, for three days but not past the wanted day. */
export function quoteValues(request: RequestRow, today: string): z.input<typeof QuoteForm> {
  const usual = addDays(today, usualDays);
  const isBefore = request.deliveryDate < usual && request.deliveryDate >= today;
  return {
    price: priceOf(request).amount,
    lastDay: isBefore ? request.deliveryDate : usual,
    message: "",
  };
}

/** Returns the last instant of a day in the business's time zone, as ISO 8601 text. */
export function endOfDay(day: string, timeZone: string): string {
  return toZoned(parseDateTime(`${day}T23:59:59`), timeZone).toAbsoluteString();
}
