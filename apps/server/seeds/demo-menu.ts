import { addDays } from "@marzipan/domain/dates";
import { toMajor, toMinor } from "@marzipan/domain/money";
import type { DayAnswer } from "@marzipan/domain/possible-days";
import { keepRequest } from "../src/features/order-requests/asking.actions.ts";
import { readMenuAddress } from "../src/features/catalog/menu-address.rules.ts";
import type { Deps } from "../src/platform/deps.ts";
import type { DemoBrowser } from "./demo-browser.ts";
import { demoMenuItems, demoMenuTexts, demoSections } from "./demo-menu-goods.ts";
import type { DemoMenuItem } from "./demo-menu-goods.ts";
import type { DemoClock, DemoFrame } from "./demo.types.ts";

const slug = "demo";
const hourMs = 3_600_000;

/** Opens the demo bakery's menu at `/m/demo`: 24 items in four sections, of its products and their pictures. */
export async function openDemoMenu(
  browser: DemoBrowser,
  products: ReadonlyMap<string, string>,
  today: string,
): Promise<void> {
  for (const { name, he, ar } of demoSections) {
    const translations = { he: { name: he }, ar: { name: ar } };
    await browser.call("POST", "/api/catalog-sections", { name, translations });
  }
  for (const item of demoMenuItems) {
    const { product, price, soldOutDays } = item;
    const made = await browser.call<{ id: string; description: string }>(
      "POST",
      "/api/catalog-items/from-product",
      { productId: products.get(product), price },
    );
    await browser.call("PATCH", `/api/catalog-items/${made.id}`, {
      ...wordsOf(item, made.description),
      ...(soldOutDays === undefined ? {} : { soldOutUntil: addDays(today, soldOutDays) }),
    });
  }
  await browser.call("PATCH", "/api/menu-settings", {
    ...demoMenuTexts,
    whatsappPhone: "050-555-0142",
    leadTimeHours: 48,
    cutOffTime: "18:00",
    maxOrdersADay: 3,
    fulfilments: ["pickup", "delivery"],
    depositKind: "percent",
    depositValue: 30,
    closedDays: [{ from: addDays(today, 17), to: addDays(today, 18), note: "Family wedding" }],
  });
  await browser.call("PUT", "/api/menu-settings/slug", { slug });
  for (const kind of ["slug", "token"]) {
    await browser.call("PUT", `/api/menu-settings/addresses/${kind}`, { isOpen: true });
  }
}

/** The menu's own words are English; those of a product in another language become its translation. */
function wordsOf(item: DemoMenuItem, description: string): object {
  const { product, price: _price, soldOutDays: _days, translations, ...words } = item;
  const { en, ...others } = translations;
  if (!en) return { ...words, translations };
  const given = Object.entries(others).map(([language, said]) => {
    const own = { description, unitNote: words.unitNote ?? "" };
    return [language, said.name === product ? { ...own, ...said } : said];
  });
  return { ...words, ...en, translations: Object.fromEntries(given) as object };
}

/** What a customer of the demo asks for, and what became of it. */
interface DemoRequest {
  name: string;
  phone: string;
  language: "en" | "he" | "ar";
  hoursAgo: number;
  /** Which of the possible days is wanted. */
  place: number;
  note: string;
  items: readonly (readonly [name: string, quantity: number])[];
  fate: "new" | "quoted" | "accepted" | "declined";
}

const demoRequests: readonly DemoRequest[] = [
  {
    name: "Noa Friedman",
    phone: "052-555-0161",
    language: "en",
    hoursAgo: 70,
    place: 2,
    note: "For our office breakfast, please slice the cakes.",
    items: [
      ["Chocolate cake, 24 cm", 2],
      ["Croissant, butter", 12],
    ],
    fate: "accepted",
  },
  {
    name: "סיגל אברהם",
    phone: "054-555-0172",
    language: "he",
    hoursAgo: 52,
    place: 0,
    note: "אפשר ליום שישי מוקדם?",
    items: [["Pavlova, berries", 3]],
    fate: "declined",
  },
  {
    name: "Dana Peretz",
    phone: "050-555-0137",
    language: "en",
    hoursAgo: 20,
    place: 3,
    note: "Please write “Mazal tov, Yael” on the cake, with a little gold leaf.",
    items: [
      ["Birthday cake, 2 tiers", 1],
      ["Rugelach, chocolate", 24],
    ],
    fate: "quoted",
  },
  {
    name: "ליאת כהן",
    phone: "053-555-0184",
    language: "he",
    hoursAgo: 3,
    place: 1,
    note: "בלי אגוזים בבקשה, יש ילד אלרגי.",
    items: [
      ["Honey cake, 24 cm", 1],
      ["Challah, plain", 3],
    ],
    fate: "new",
  },
  {
    name: "أميرة حداد",
    phone: "050-555-0195",
    language: "ar",
    hoursAgo: 1,
    place: 4,
    note: "الصينية للضيافة مساءً.",
    items: [
      ["Knafeh, a tray", 2],
      ["Date maamoul", 24],
    ],
    fate: "new",
  },
];

/**
 * Answers the day and time that a customer of the demo wants: the `place`th day that is open, else the last, and its
 * third time, else its first, for late on a day few times of the first possible day are left.
 */
export function wantedMoment(
  days: readonly DayAnswer[],
  place: number,
): { deliveryDate: string; deliveryTime: string } {
  const open = days.filter((day) => day.state === "open");
  const day = open[place] ?? open.at(-1);
  const time = day?.times[2] ?? day?.times[0];
  if (!day || time === undefined) throw new Error("the demo's menu has no open day");
  return { deliveryDate: day.date, deliveryTime: time };
}

/** Lets five customers ask on the demo's menu during the last days, and answers three of them. */
export async function askOnDemoMenu(
  deps: Deps,
  browser: DemoBrowser,
  clock: DemoClock,
  frame: DemoFrame,
): Promise<void> {
  const asked = readMenuAddress(slug);
  if (!asked) throw new Error("the demo's menu has no address");
  const list = await browser.call<{ items: { id: string; name: string; price: number }[] }>(
    "GET",
    "/api/catalog-items?limit=100",
  );
  for (const request of demoRequests) {
    const lines = request.items.map(([name, quantity]) => {
      const item = list.items.find((one) => one.name === name);
      if (!item) throw new Error(`the demo's menu has no ${name}`);
      return { id: item.id, quantity, totalMinor: toMinor(item.price) * quantity };
    });
    const { name, phone, language, note } = request;
    clock.now = new Date(frame.until.getTime() - request.hoursAgo * hourMs);
    const { days } = await browser.call<{ days: DayAnswer[] }>(
      "GET",
      `/api/public/menus/${slug}/days?days=28`,
    );
    await keepRequest(
      deps,
      { asked, visitor: "127.0.0.1", key: undefined, origin: "http://localhost" },
      {
        items: lines.map(({ id, quantity }) => ({ id, quantity })),
        expectedTotal: toMajor(lines.reduce((sum, line) => sum + line.totalMinor, 0)),
        ...wantedMoment(days, request.place),
        fulfilment: "pickup",
        name,
        phone,
        note,
        language,
        hasConsented: true,
      },
    );
  }
  clock.now = frame.until;
  await answerDemoRequests(browser, frame);
}

async function answerDemoRequests(browser: DemoBrowser, frame: DemoFrame): Promise<void> {
  const { items } = await browser.call<{ items: { id: string; name: string }[] }>(
    "GET",
    "/api/order-requests?tab=all",
  );
  for (const { name, fate } of demoRequests) {
    const id = items.find((one) => one.name === name)?.id ?? "";
    const path = `/api/order-requests/${id}`;
    if (fate === "accepted")
      await browser.call("POST", `${path}/accept`, { message: "With pleasure!" });
    if (fate === "declined") {
      const message = "סליחה, ביום הזה אנחנו לא מספיקים. אולי ביום ראשון?";
      await browser.call("POST", `${path}/decline`, { message });
    }
    if (fate === "quoted") {
      const validUntil = new Date(frame.until.getTime() + 48 * hourMs).toISOString();
      const message =
        "With gold leaf and the writing it comes to this. Shall I keep the day for you?";
      await browser.call("POST", `${path}/quote`, { price: 780, validUntil, message });
    }
  }
}
