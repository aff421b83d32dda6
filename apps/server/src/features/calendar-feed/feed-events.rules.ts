import type { ICalEventData } from "ical-generator";
import { ICalEventBusyStatus, ICalEventTransparency } from "ical-generator";
import type { Format } from "@marzipan/phrases/format";
import type { Translate } from "@marzipan/phrases/translate";
import { spanOfEvent } from "../../platform/formats/calendar-file.ts";
import type { FedOrder } from "./calendar-feed.store.ts";

/** What the events of a feed are written with. */
export interface FeedWords {
  t: Translate;
  format: Format;
  timeZone: string;
  /** Where people open Marzipan. */
  origin: string;
}

/** Items that the title of an event has room for; the rest is in its text. */
const titledItems = 3;

/**
 * Writes an order as an event: who and what in its title, with a tick once it is handed over, the address as its place
 * where it is delivered, all else that is needed at the door or the bench in its text. It tells of no money, and keeps
 * no one's hours busy.
 */
export function eventOf(order: FedOrder, words: FeedWords): ICalEventData {
  const { t, timeZone, origin } = words;
  const isDelivered = order.fulfilment === "delivery";
  const url = `${origin}/orders/${order.id}`;
  const lines = [
    `${t("common.order_number", { number: String(order.number) })} · ${t(isDelivered ? "common.fulfilment_delivery" : "common.fulfilment_pickup")}`,
    ...order.items.map((item) => describeItem(item, words)),
    allergiesOf(order, t),
    order.notes,
    order.phone,
    url,
  ];
  return {
    id: `order-${order.id}@marzipan`,
    stamp: new Date(order.updatedAt),
    lastModified: new Date(order.updatedAt),
    summary: titleOf(order, words),
    description: lines.filter((line) => line !== null && line !== "").join("\n"),
    url,
    // What Outlook reads, and what the others do.
    busystatus: ICalEventBusyStatus.FREE,
    transparency: ICalEventTransparency.TRANSPARENT,
    ...(isDelivered && order.address ? { location: order.address } : {}),
    ...spanOfEvent(timeZone, order.day, order.time),
  };
}

function titleOf(order: FedOrder, words: FeedWords): string {
  const shown = order.items.slice(0, titledItems).map((item) => describeItem(item, words));
  const more = order.items.length - shown.length;
  const items = more > 0 ? [...shown, `+${words.format.number(more)}`] : shown;
  const title = [order.clientName, items.join(", ")].filter((part) => part !== "").join(" · ");
  return order.isCompleted ? `✓ ${title}` : title;
}

function describeItem(
  { name, quantity }: FedOrder["items"][number],
  { format }: FeedWords,
): string {
  return `${format.number(quantity)} × ${name}`;
}

function allergiesOf({ allergens, allergyNote }: FedOrder, t: Translate): string | null {
  const known = allergens.map((allergen) => t(`common.allergen_${allergen}`));
  const all = allergyNote ? [...known, allergyNote] : known;
  return all.length === 0 ? null : `${t("common.allergies")}: ${all.join(", ")}`;
}
