import { instantIn } from "@marzipan/domain/possible-days";
import { addDays } from "@marzipan/domain/dates";
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
  const title = t("messages.request_calendar", {
    business: view.business.name,
    number: String(number),
  });
  const place = fulfilment === "delivery" ? (view.address ?? "") : view.business.address;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Marzipan//Orders//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:request-${number}-${token.slice(0, 16)}@marzipan`,
    `DTSTAMP:${stamp(new Date(view.updatedAt))}`,
    ...whenLines(view.business.timeZone, day, time),
    `SUMMARY:${escapeText(title)}`,
    ...(place === "" ? [] : [`LOCATION:${escapeText(place)}`]),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}

function whenLines(timeZone: string, day: string, time: string | null): string[] {
  const plain = (date: string): string => date.replaceAll("-", "");
  if (time === null)
    return [`DTSTART;VALUE=DATE:${plain(day)}`, `DTEND;VALUE=DATE:${plain(addDays(day, 1))}`];
  const start = instantIn(timeZone, day, time);
  return [`DTSTART:${stamp(start)}`, `DTEND:${stamp(new Date(start.getTime() + hourMs))}`];
}

function stamp(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d{3}/g, "");
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, "\\n");
}

/** Lines are at most 75 octets; a longer one goes on after a space. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > 73) {
      parts.push(part);
      part = "";
    }
    part += letter;
  }
  return [...parts, part].join("\r\n ");
}
