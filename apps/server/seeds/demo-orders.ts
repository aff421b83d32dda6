import { addDays, weekdayOf } from "@marzipan/domain/dates";
import type { Chance } from "./demo-chance.ts";
import { demoProducts } from "./demo-goods.ts";
import type { DemoProduct } from "./demo-goods.ts";
import { demoClients } from "./demo-people.ts";
import type { DemoClient } from "./demo-people.ts";

/** An order to be made, and what becomes of it. */
export interface PlannedOrder {
  client: DemoClient;
  deliveryDate: string;
  deliveryTime: string | null;
  isDelivery: boolean;
  items: { product: DemoProduct; quantity: number }[];
  notes: string | null;
  agreedPrice: number | null;
  deposit: number | null;
  daysBefore: number;
  fate: "pending" | "in_progress" | "ready" | "completed" | "cancelled";
}

const perWeekday = [1.1, 0.9, 0.9, 1, 1.3, 1.9, 0];
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
const notes = [
  "Please write: Mazal tov",
  "לא לשכוח נרות",
  "Less sugar if possible",
  "بدون سكر زائد",
  "Gift wrap",
  "Call when ready",
  "בבקשה לחתוך מראש",
];
const streets = [
  "14 Ben Yehuda St, Haifa",
  "שדרות מוריה 22, חיפה",
  "شارع الجبل 8، حيفا",
  "3 HaNamal St, Haifa",
  "רחוב הרצל 41, חיפה",
];

function planItems(chance: Chance): PlannedOrder["items"] {
  const count = chance.pick([1, 1, 1, 2, 2, 3]);
  const chosen = new Map<string, { product: DemoProduct; quantity: number }>();
  for (let index = 0; index < count; index += 1) {
    const product = chance.pick(demoProducts);
    chosen.set(product.name, { product, quantity: chance.pick(product.usual) });
  }
  return [...chosen.values()];
}

function planOne(
  chance: Chance,
  deliveryDate: string,
  fate: PlannedOrder["fate"],
  time: string | null,
): PlannedOrder {
  const items = planItems(chance);
  const total = items.reduce((sum, item) => sum + item.product.price * item.quantity, 0);
  const isBig = total >= 400;
  return {
    client: chance.weigh(demoClients),
    deliveryDate,
    deliveryTime: time,
    isDelivery: chance.next() < 0.25,
    items,
    notes: chance.next() < 0.2 ? chance.pick(notes) : null,
    agreedPrice: chance.next() < 0.05 ? Math.floor(total * 0.095) * 10 : null,
    deposit: isBig ? Math.round(total * 0.03) * 10 : null,
    daysBefore: chance.pick([1, 2, 2, 3, 4, 5, 7, 10]),
    fate,
  };
}

/** Where an order is delivered. */
export function planAddress(chance: Chance): string {
  return chance.pick(streets);
}

/** Plans the demo bakery's year: about 400 orders from a year ago to two weeks ahead. */
export function planYear(chance: Chance, today: string): PlannedOrder[] {
  const orders: PlannedOrder[] = [];
  for (let offset = -364; offset <= 14; offset += 1) {
    const day = addDays(today, offset);
    if (offset === 0) continue;
    const growth = 0.75 + (0.5 * (offset + 364)) / 364;
    const wanted =
      (perWeekday[weekdayOf(day)] ?? 1) * growth * (offset > 0 ? 1.2 : 1) * (offset === 1 ? 3 : 1);
    const count = Math.floor(wanted) + (chance.next() < wanted % 1 ? 1 : 0);
    for (let index = 0; index < count; index += 1) {
      const past = chance.next() < 0.04 ? "cancelled" : "completed";
      orders.push(
        planOne(
          chance,
          day,
          offset < 0 ? past : "pending",
          chance.next() < 0.9 ? chance.pick(times) : null,
        ),
      );
    }
  }
  return [...orders, ...planToday(chance, today)];
}

function planToday(chance: Chance, today: string): PlannedOrder[] {
  const fates: [PlannedOrder["fate"], string][] = [
    ["completed", "08:00"],
    ["ready", "09:30"],
    ["in_progress", "11:00"],
    ["in_progress", "12:30"],
    ["pending", "16:15"],
    ["pending", "18:00"],
  ];
  return fates.map(([fate, time]) => planOne(chance, today, fate, time));
}
