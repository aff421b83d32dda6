import { addDays } from "@marzipan/domain/dates";
import { instantIn } from "@marzipan/domain/zones";
import { ICalCalendar, ICalCalendarMethod } from "ical-generator";
import { AppError } from "../../platform/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import { wordsIn } from "../../platform/words.ts";
import { readStatus } from "./request-status.actions.ts";

const hourMs = 3_600_000;

/** Answers an accepted request's day for a calendar program (RFC 5545): its hour, or the whole day without a time. */
export async function drawCalendar(tx: Tx, token: string): Promise<string> {
  const view = await readStatus(tx, token);
  if (!view.order || view.calendarPath === null) throw new AppError("not_found");
  const { deliveryDate: day, deliveryTime: time, number, fulfilment } = view.order;
  const t = await wordsIn(view.language);
  const calendar = new ICalCalendar({
    prodId: "-//Marzipan//Orders//EN",
    method: ICalCalendarMethod.PUBLISH,
  });
  const summary = t("mails.request_calendar", {
    business: view.business.name,
    number: String(number),
  });
  const place = fulfilment === "delivery" ? (view.address ?? "") : view.business.address;
  calendar.createEvent({
    id: `request-${number}-${view.createdAt}@marzipan`,
    stamp: new Date(view.updatedAt),
    summary,
    ...(place === "" ? {} : { location: place }),
    ...spanOf(view.business.timeZone, day, time),
  });
  return `${calendar.toString().trimEnd()}\r\n`;
}

function spanOf(
  timeZone: string,
  day: string,
  time: string | null,
): { start: Date; end: Date; allDay: boolean } {
  if (time === null) {
    const midnight = (date: string): Date => new Date(`${date}T00:00:00Z`);
    return { start: midnight(day), end: midnight(addDays(day, 1)), allDay: true };
  }
  const start = instantIn(timeZone, day, time);
  return { start, end: new Date(start.getTime() + hourMs), allDay: false };
}
