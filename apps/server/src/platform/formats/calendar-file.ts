import { setImmediate as turn } from "node:timers/promises";
import { addDays } from "@marzipan/domain/dates";
import { instantIn } from "@marzipan/domain/zones";
import { ICalCalendar, ICalCalendarMethod, escape, foldLines } from "ical-generator";
import type { ICalEventData } from "ical-generator";

/** The type of a calendar file (RFC 5545). */
export const calendarType = "text/calendar; charset=utf-8";

const hourMs = 3_600_000;

/** Returns when an event of a business's day begins and ends: an hour from its time on, or the whole day without one. */
export function spanOfEvent(
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

/** What a calendar file says of itself; one that is asked for again and again has a name, and how often to ask. */
export interface CalendarHead {
  name?: string;
  everyHours?: number;
}

/** Events are drawn so many at a time, so that others are answered meanwhile. */
const pieceSize = 50;

/** Draws a calendar file of events. */
export async function drawCalendarFile(
  { name, everyHours }: CalendarHead,
  events: readonly ICalEventData[],
): Promise<string> {
  const calendar = new ICalCalendar({
    prodId: "//Marzipan//Orders//EN",
    method: ICalCalendarMethod.PUBLISH,
    ...(name === undefined ? {} : { name: escape(name, false) }),
    ...(everyHours === undefined ? {} : { ttl: everyHours * 3600 }),
  });
  const [head = "", end = ""] = calendar.toString().split(/(?=END:VCALENDAR)/);
  const pieces = [head];
  for (const [index, event] of events.entries()) {
    if (index > 0 && index % pieceSize === 0) await turn();
    pieces.push(foldLines(calendar.createEvent(event).toString()));
  }
  return `${pieces.join("")}${end}\r\n`;
}
