import { addDays } from "@marzipan/domain/dates";
import { toMajor, toMinor } from "@marzipan/domain/money";
import type { DayAnswer } from "@marzipan/domain/possible-days";
import { keepRequest } from "../src/features/order-requests/asking.actions.ts";
import { readMenuAddress } from "../src/features/catalog/menu-address.rules.ts";
import type { Deps } from "../src/platform/feature/deps.ts";
import type { DemoBrowser } from "./demo-browser.ts";
import { goods } from "./demo-goods.ts";
import type { CategoryId, DemoWords, GoodId } from "./demo-words.ts";
import type { DemoClock } from "./demo-clock.ts";
import type { DemoFrame } from "./demo.types.ts";
import { demoWords } from "./words/all.ts";

const slug = "demo";
const hourMs = 3_600_000;

/** Opens the demo bakery's menu at `/m/demo`: 24 items in four sections, of its products and their pictures. */
export async function openDemoMenu(
  browser: DemoBrowser,
  products: ReadonlyMap<GoodId, string>,
  frame: DemoFrame,
): Promise<void> {
  const { words, today } = frame;
  const { place, menu } = words;
  await browser.call("PATCH", "/api/menu-settings", {
    tagline: menu.tagline,
    note: menu.note,
    deliveryNote: menu.deliveryNote,
    translations: menu.translations,
    catalogCurrency: place.currency,
    address: words.bakery.address,
    openingHours: place.openingHours,
    whatsappPhone: words.bakery.whatsapp,
    leadTimeHours: 48,
    cutOffTime: "18:00",
    maxOrdersADay: 8,
    fulfilments: ["pickup", "delivery"],
    depositKind: "percent",
    depositValue: 30,
    closedDays: [{ from: addDays(today, 17), to: addDays(today, 18), note: menu.closedNote }],
  });
  for (const [id, name] of Object.entries(words.categories)) {
    const translations = inOtherLanguages(words, (other) => ({
      name: other.categories[id as CategoryId],
    }));
    await browser.call("POST", "/api/catalog-sections", { name, translations });
  }
  for (const id of Object.keys(goods) as GoodId[]) {
    const onMenu = goods[id].menu;
    if (onMenu === null) continue;
    const { price, unitNote } = words.goods[id];
    const { soldOutDays, ...rules } = onMenu;
    const made = await browser.call<{ id: string }>("POST", "/api/catalog-items/from-product", {
      productId: products.get(id),
      price,
    });
    await browser.call("PATCH", `/api/catalog-items/${made.id}`, {
      ...rules,
      ...(unitNote === undefined ? {} : { unitNote }),
      ...(soldOutDays === undefined ? {} : { soldOutUntil: addDays(today, soldOutDays) }),
      translations: inOtherLanguages(words, (other) => {
        const { price: _price, ...said } = other.goods[id];
        return said;
      }),
    });
  }
  await browser.call("PUT", "/api/menu-settings/slug", { slug });
  for (const kind of ["slug", "token"]) {
    await browser.call("PUT", `/api/menu-settings/addresses/${kind}`, { isOpen: true });
  }
}

/** Returns what is said in each other language of the menu. */
function inOtherLanguages(words: DemoWords, say: (other: DemoWords) => object): object {
  const said = words.menuLanguages.map((language) => [language, say(demoWords[language])]);
  return Object.fromEntries(said) as object;
}

/** What a customer of the demo asks for. */
interface DemoRequest {
  fate: keyof DemoWords["requests"];
  hoursAgo: number;
  /** Which of the possible days is wanted. */
  place: number;
  items: readonly (readonly [good: GoodId, quantity: number])[];
}

const demoRequests: readonly DemoRequest[] = [
  {
    fate: "accepted",
    hoursAgo: 70,
    place: 2,
    items: [
      ["chocolateCake", 2],
      ["croissant", 12],
    ],
  },
  { fate: "declined", hoursAgo: 52, place: 0, items: [["pavlova", 3]] },
  {
    fate: "quoted",
    hoursAgo: 20,
    place: 3,
    items: [
      ["birthdayCake", 1],
      ["chocolateRoll", 24],
    ],
  },
  {
    fate: "fresh",
    hoursAgo: 3,
    place: 1,
    items: [
      ["honeyCake", 1],
      ["braid", 3],
    ],
  },
  {
    fate: "evening",
    hoursAgo: 1,
    place: 4,
    items: [
      ["knafeh", 2],
      ["dateCookie", 24],
    ],
  },
];

/**
 * Returns the day and time that a customer of the demo wants: the `place`th day that is open, else the last, and its
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
  const { items } = await browser.call<{ items: MenuItem[] }>(
    "GET",
    "/api/catalog-items?limit=100",
  );
  const { words } = frame;
  for (const request of demoRequests) {
    const lines = linesOf(request, words, items);
    const { name, phone, language, note } = words.requests[request.fate];
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
        language: language ?? frame.language,
        hasConsented: true,
      },
    );
  }
  clock.now = frame.until;
  await answerDemoRequests(browser, frame);
}

interface MenuItem {
  id: string;
  name: string;
  price: number;
}

function linesOf(
  request: DemoRequest,
  words: DemoWords,
  items: readonly MenuItem[],
): { id: string; quantity: number; totalMinor: number }[] {
  return request.items.map(([good, quantity]) => {
    const { name } = words.goods[good];
    const item = items.find((one) => one.name === name);
    if (!item) throw new Error(`the demo's menu has no ${name}`);
    return { id: item.id, quantity, totalMinor: toMinor(item.price) * quantity };
  });
}

/** What the quoted request comes to: what the menu says and a little more, in round money. */
function quoteOf({ goods: said, place }: DemoWords): number {
  const quoted = demoRequests.find(({ fate }) => fate === "quoted")?.items ?? [];
  const total = quoted.reduce((sum, [good, quantity]) => sum + said[good].price * quantity, 0);
  return Math.ceil((total * 1.05) / place.roundTo) * place.roundTo;
}

async function answerDemoRequests(browser: DemoBrowser, frame: DemoFrame): Promise<void> {
  const { requests } = frame.words;
  const { items } = await browser.call<{ items: { id: string; name: string }[] }>(
    "GET",
    "/api/order-requests?tab=all",
  );
  const answer = async (
    fate: "accepted" | "declined" | "quoted",
    call: string,
    more: object = {},
  ): Promise<void> => {
    const { name, answer: message } = requests[fate];
    const id = items.find((one) => one.name === name)?.id ?? "";
    await browser.call("POST", `/api/order-requests/${id}/${call}`, { message, ...more });
  };
  await answer("accepted", "accept");
  await answer("declined", "decline");
  const validUntil = new Date(frame.until.getTime() + 48 * hourMs).toISOString();
  await answer("quoted", "quote", { price: quoteOf(frame.words), validUntil });
}
