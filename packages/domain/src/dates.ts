/** Calendar days are `yyyy-mm-dd` texts without a zone (rulings §1). */

/** The fields of an instant's local time that days and times are built from, as digits. */
type Field = "year" | "month" | "day" | "hour" | "minute";

/** A time zone's formatter, and the fields of the second that was asked for last. */
interface Zone {
  formatter: Intl.DateTimeFormat;
  second: number | null;
  fields: Readonly<Record<Field, string>>;
}

const zones = new Map<string, Zone>();
const noFields = { year: "", month: "", day: "", hour: "", minute: "" };

function zoneOf(timeZone: string): Zone {
  let zone = zones.get(timeZone);
  if (!zone) {
    const formatter = new Intl.DateTimeFormat("en", {
      timeZone,
      calendar: "gregory",
      numberingSystem: "latn",
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
    });
    zone = { formatter, second: null, fields: noFields };
    zones.set(timeZone, zone);
  }
  return zone;
}

// What `format` writes differs between versions of ICU; only the fields are specified.
function fieldsIn(timeZone: string, at: Date): Zone["fields"] {
  const zone = zoneOf(timeZone);
  // No zone is off by part of a second, so a day lasts for whole ones.
  const second = Math.floor(at.getTime() / 1000);
  if (zone.second !== second) {
    const fields = { ...noFields };
    for (const { type, value } of zone.formatter.formatToParts(at))
      if (type in fields) fields[type as Field] = value.padStart(type === "year" ? 4 : 2, "0");
    zone.fields = fields;
    zone.second = second;
  }
  return zone.fields;
}

/** Returns the calendar day that an instant has in a time zone; throws a RangeError for an invalid date. */
export function dayIn(timeZone: string, at: Date): string {
  const { year, month, day } = fieldsIn(timeZone, at);
  return `${year}-${month}-${day}`;
}

/** Returns the time of day, `HH:mm`, that an instant has in a time zone; throws a RangeError for an invalid date. */
export function timeIn(timeZone: string, at: Date): string {
  const { hour, minute } = fieldsIn(timeZone, at);
  return `${hour}:${minute}`;
}

/** Returns the day some days later, or earlier when negative. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Returns how many days `to` lies after `from`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** Returns the first day of a day's month. */
export function monthStart(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** Returns the last day of a day's month. */
export function monthEnd(day: string): string {
  return addDays(addMonths(monthStart(day), 1), -1);
}

/** Returns the same day some months later, or the month's last day where it has no such day. */
export function addMonths(day: string, months: number): string {
  const first = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  const lastDay = new Date(
    Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0),
  ).getUTCDate();
  first.setUTCDate(Math.min(Number(day.slice(8, 10)), lastDay));
  return first.toISOString().slice(0, 10);
}

/** Returns the weekday of a day, 0 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** Returns the first day of the day's week, when weeks begin at `weekStart` (0 for Sunday). */
export function weekStartOf(day: string, weekStart: number): string {
  return addDays(day, -((weekdayOf(day) - weekStart + 7) % 7));
}
