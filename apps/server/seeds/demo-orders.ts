import { addDays, weekdayOf } from "@marzipan/domain/dates";
import type { Chance } from "./demo-chance.ts";
import { goods } from "./demo-goods.ts";
import { listClients } from "./demo-people.ts";
import type { DemoClient } from "./demo-people.ts";
import type { DemoPlace, DemoWords, GoodId } from "./demo-words.ts";

/** So many of one product, at its usual price. */
export interface PlannedItem {
  good: GoodId;
  name: string;
  price: number;
  quantity: number;
}

/** An order to be made, and what becomes of it. */
export interface PlannedOrder {
  client: DemoClient;
  deliveryDate: string;
  deliveryTime: string | null;
  isDelivery: boolean;
  items: PlannedItem[];
  notes: string | null;
  agreedPrice: number | null;
  deposit: number | null;
  daysBefore: number;
  fate: "pending" | "in_progress" | "ready" | "completed" | "cancelled";
}

const times = [
  "08:00",
  "09:00",
  "09:30",
  "10:00",
  "11:00",
  "11:30",
  "12:30",
  "13:30",
  "15:00",
  "16:15",
  "17:00",
];
const goodIds = Object.keys(goods) as GoodId[];

const isOpenOn = ({ openingHours }: DemoPlace, day: string): boolean =>
  (openingHours[weekdayOf(day)]?.length ?? 0) > 0;

/** How many orders a day has on average: none when closed, most before a closed day. */
function usualOn(place: DemoPlace, day: string): number {
  if (!isOpenOn(place, day)) return 0;
  return isOpenOn(place, addDays(day, 1)) ? 0.85 : 1.5;
}

function listTimes({ openingHours }: DemoPlace, day: string): readonly string[] {
  const spans = openingHours[weekdayOf(day)] ?? [];
  const open = times.filter((time) => spans.some(({ from, to }) => from <= time && time < to));
  return open.length > 0 ? open : times;
}

function planItems(chance: Chance, words: DemoWords): PlannedItem[] {
  const count = chance.pick([1, 1, 1, 2, 2, 3]);
  const chosen = new Map<GoodId, PlannedItem>();
  for (let index = 0; index < count; index += 1) {
    const good = chance.pick(goodIds);
    const { name, price } = words.goods[good];
    chosen.set(good, { good, name, price, quantity: chance.pick(goods[good].usual) });
  }
  return [...chosen.values()];
}

function planOne(
  chance: Chance,
  words: DemoWords,
  clients: readonly DemoClient[],
  deliveryDate: string,
  fate: PlannedOrder["fate"],
  time: string | null,
): PlannedOrder {
  const items = planItems(chance, words);
  const { bigOrder, roundTo } = words.place;
  const total = items.reduce((sum, item) => sum + item.price * item.quantity, 0);
  return {
    client: chance.weigh(clients),
    deliveryDate,
    deliveryTime: time,
    isDelivery: chance.next() < 0.25,
    items,
    notes: chance.next() < 0.2 ? chance.pick(words.orderNotes) : null,
    agreedPrice: chance.next() < 0.05 ? Math.floor((total * 0.95) / roundTo) * roundTo : null,
    deposit: total >= bigOrder ? Math.round((total * 0.3) / roundTo) * roundTo : null,
    daysBefore: chance.pick([1, 2, 2, 3, 4, 5, 7, 10]),
    fate,
  };
}

/** Plans the demo bakery's year: about 320 orders from `pastDays` ago to two weeks ahead. */
export function planYear(
  chance: Chance,
  words: DemoWords,
  today: string,
  pastDays: number,
): PlannedOrder[] {
  const { place } = words;
  const clients = listClients(words);
  const orders: PlannedOrder[] = [];
  for (let offset = -pastDays; offset <= 14; offset += 1) {
    const day = addDays(today, offset);
    if (offset === 0) continue;
    const growth = 0.75 + (0.5 * (offset + 364)) / 364;
    const wanted = usualOn(place, day) * growth * (offset > 0 ? 1.2 : 1) * (offset === 1 ? 3 : 1);
    const count = Math.floor(wanted) + (chance.next() < wanted % 1 ? 1 : 0);
    for (let index = 0; index < count; index += 1) {
      const past = chance.next() < 0.04 ? "cancelled" : "completed";
      const time = chance.next() < 0.9 ? chance.pick(listTimes(place, day)) : null;
      orders.push(planOne(chance, words, clients, day, offset < 0 ? past : "pending", time));
    }
  }
  const fates: [PlannedOrder["fate"], string][] = [
    ["completed", "08:00"],
    ["ready", "09:30"],
    ["in_progress", "11:00"],
    ["in_progress", "12:30"],
    ["pending", "16:15"],
    ["pending", "18:00"],
  ];
  const now = fates.map(([fate, time]) => planOne(chance, words, clients, today, fate, time));
  return [...orders, ...now];
}
