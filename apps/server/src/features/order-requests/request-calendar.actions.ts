import { AppError } from "../../platform/errors/app-error.ts";
import { drawCalendarFile, spanOfEvent } from "../../platform/formats/calendar-file.ts";
import type { Tx } from "../../platform/database/database.ts";
import { wordsIn } from "../../platform/formats/translator.ts";
import { getRequestStatus } from "./request-status.actions.ts";

/** Returns an accepted request's day for a calendar program (RFC 5545): its hour, or the whole day without a time. */
export async function getRequestCalendar(tx: Tx, token: string): Promise<string> {
  const view = await getRequestStatus(tx, token);
  if (!view.order || view.calendarPath === null) throw new AppError("not_found");
  const { deliveryDate: day, deliveryTime: time, number, fulfilment } = view.order;
  const t = await wordsIn(view.language);
  const summary = t("mails.request_calendar", {
    business: view.business.name,
    number: String(number),
  });
  const place = fulfilment === "delivery" ? (view.address ?? "") : view.business.address;
  return await drawCalendarFile({}, [
    {
      id: `request-${number}-${view.createdAt}@marzipan`,
      stamp: new Date(view.updatedAt),
      summary,
      ...(place === "" ? {} : { location: place }),
      ...spanOfEvent(view.business.timeZone, day, time),
    },
  ]);
}
