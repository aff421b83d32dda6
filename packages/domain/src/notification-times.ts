import type { NotificationKind } from "@marzipan/contract/notifications";
import { addDays, dayIn, timeIn } from "./dates.ts";
import { instantIn } from "./zones.ts";

/** Hours `HH:mm` of the business's day in which nothing is sent; they may go past midnight. */
export interface QuietHours {
  from: string;
  until: string;
}

/** When a person's messages are sent. */
export interface DeliveryTimes {
  timeZone: string;
  /** `null` where nothing waits. */
  quiet: QuietHours | null;
  /** Whether emails of anything but requests wait for one email a day. */
  isDigest: boolean;
}

/** When the daily email is sent, in the business's time zone: after the evening's look at tomorrow's orders. */
export const digestTime = "18:30";

/** Customers wait for an answer to these, so that their emails never wait for the daily one. */
const urgent: ReadonlySet<NotificationKind> = new Set([
  "request_received",
  "quote_accepted",
  "request_withdrawn",
  "request_waiting",
]);

const minuteMs = 60_000;

/** Returns the instant at which the quiet hours that contain `at` end; `at` itself outside of them. */
export function endOfQuiet({ timeZone, quiet }: DeliveryTimes, at: Date): Date {
  if (quiet === null) return at;
  const { from, until } = quiet;
  const time = timeIn(timeZone, at);
  const isOvernight = from > until;
  const isQuiet = isOvernight ? time >= from || time < until : time >= from && time < until;
  if (!isQuiet) return at;
  const day = dayIn(timeZone, at);
  const end = instantIn(timeZone, isOvernight && time >= from ? addDays(day, 1) : day, until);
  // In an hour that the clock shows twice, the end has been already: it comes once more.
  return end > at ? end : new Date(at.getTime() + (minutesOf(until) - minutesOf(time)) * minuteMs);
}

/** Returns when an email of an event that happened at `at` is sent. */
export function mailTime(times: DeliveryTimes, kind: NotificationKind, at: Date): Date {
  if (!times.isDigest || urgent.has(kind)) return endOfQuiet(times, at);
  const day = dayIn(times.timeZone, at);
  const today = instantIn(times.timeZone, day, digestTime);
  const next = today >= at ? today : instantIn(times.timeZone, addDays(day, 1), digestTime);
  return endOfQuiet(times, next);
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
