import type { Language } from "@marzipan/contract/languages";
import type { Tx } from "../../platform/database/database.ts";
import { formatIn, wordsIn } from "../../platform/formats/translator.ts";
import { describeEvent } from "./describe-event.actions.ts";
import type { EventKind } from "./describe-event.actions.ts";
import { describeRequest } from "./describe-request.actions.ts";
import type { Day, Description } from "./describe.types.ts";
import type { NotificationRow } from "./notifications.store.ts";
import { countNewRequests, loadEventSubjects, loadRequestSubjects } from "./subjects.store.ts";
import type { RequestSubject } from "./subjects.store.ts";

/** What describing takes from later features. */
export interface Describing {
  /** Returns how full the days of a span are. */
  listDays: (tx: Tx, from: string, to: string) => Promise<Day[]>;
}

/**
 * Describes notifications in a language from their subjects as they are now, so that what was erased or deleted is named
 * nowhere. A row whose subject is gone gets the general words of its kind.
 */
export async function describeNotifications(
  tx: Tx,
  describing: Describing,
  language: Language,
  rows: readonly NotificationRow[],
): Promise<Description[]> {
  const speech = { t: await wordsIn(language), format: formatIn(language) };
  const ofRequests = rows.filter((row) => !isOfEvent(row));
  const requests = await loadRequestSubjects(tx, idsOf(ofRequests));
  const days = await loadDays(tx, describing, ofRequests, requests);
  const isWaiting = ofRequests.some(({ kind }) => kind === "request_waiting");
  const waiting = isWaiting ? await countNewRequests(tx) : 0;
  const events = rows.filter(isOfEvent);
  const subjects = await loadEventSubjects(tx, {
    days: daysOf(events),
    tasks: idsOf(events.filter(({ kind }) => kind === "task_due")),
    receipts: idsOf(events.filter(({ kind }) => kind === "receipt_read")),
  });
  return rows.map((row) => {
    if (isOfEvent(row)) return describeEvent(speech, row, subjects);
    const request = requests.get(row.subject_id);
    const day = request && days.get(request.delivery_date);
    return describeRequest(speech, row, request, { day, waiting });
  });
}

function isOfEvent(row: NotificationRow): row is NotificationRow & { kind: EventKind } {
  return row.kind !== "quote_accepted" && !row.kind.startsWith("request_");
}

function idsOf(rows: readonly NotificationRow[]): string[] {
  return [...new Set(rows.map((row) => row.subject_id))];
}

function daysOf(rows: readonly NotificationRow[]): string[] {
  return [
    ...new Set(
      rows.flatMap(({ kind, occasion }) => (kind === "orders_tomorrow" ? [occasion] : [])),
    ),
  ];
}

/** Returns how full the days of new requests are. */
async function loadDays(
  tx: Tx,
  { listDays }: Describing,
  rows: readonly NotificationRow[],
  requests: ReadonlyMap<string, RequestSubject>,
): Promise<ReadonlyMap<string, Day>> {
  const days = new Map<string, Day>();
  for (const row of rows) {
    const request = requests.get(row.subject_id);
    if (row.kind !== "request_received" || request?.status !== "new") continue;
    const { delivery_date: date } = request;
    if (days.has(date)) continue;
    const [day] = await listDays(tx, date, date);
    if (day) days.set(date, day);
  }
  return days;
}
