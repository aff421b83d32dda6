import type { ErrorBody } from "@marzipan/contract/errors";
import type { MenuView } from "@marzipan/contract/menu-view";
import { addDays, dayIn, weekdayOf } from "@marzipan/domain/dates";
import { solveCaptcha } from "./solve-captcha.ts";
import type { TestApp } from "./test-app.ts";
import type { Answer, AnswerTo, Caller } from "./test-caller.ts";

/** A menu that takes orders, with one item at 10. */
export interface OpenMenu {
  slug: string;
  itemId: string;
}

let menus = 0;
let customers = 0;

/** Opens a member's menu with one item; every day but Saturday has hours, and 48 hours are asked for ahead. */
export async function openMenu(baker: Caller, settings: object = {}): Promise<OpenMenu> {
  menus += 1;
  const slug = `menu-of-test-${menus}`;
  const item = await baker.post("/api/catalog-items", { name: "Honey cake", price: 10 });
  const done = [
    item,
    await baker.put("/api/menu-settings/slug", { slug }),
    await baker.put("/api/menu-settings/addresses/slug", { isOpen: true }),
    await baker.patch("/api/menu-settings", { fulfilments: ["pickup", "delivery"], ...settings }),
  ];
  const failed = done.find((one) => one.status >= 300);
  if (failed) throw new Error(`a menu cannot be opened: ${JSON.stringify(failed.body)}`);
  return { slug, itemId: item.body.id as string };
}

/** Returns what the public menu of an address shows, or why it does not. */
export function readMenu(
  caller: Caller,
  address: string,
  query = "",
): Promise<Answer<MenuView & ErrorBody>> {
  return caller.send({ method: "GET", url: `/api/public/menus/${address}${query}` }) as Promise<
    Answer<MenuView & ErrorBody>
  >;
}

/** Returns a day that the menu takes orders for at an instant: five days ahead, six where that is a Saturday. */
function openDay(now: Date): string {
  const day = addDays(dayIn("UTC", now), 5);
  return weekdayOf(day) === 6 ? addDays(day, 1) : day;
}

/** Returns a valid request for two of the item on a day that is possible by the tests' clock; each has another phone. */
export function requestFor(menu: OpenMenu, changes: object = {}): Record<string, unknown> {
  customers += 1;
  return {
    items: [{ id: menu.itemId, quantity: 2 }],
    expectedTotal: 20,
    deliveryDate: "2026-12-01",
    deliveryTime: "11:00",
    fulfilment: "pickup",
    name: "Dana Peretz",
    phone: `050-${String(1_000_000 + customers)}`,
    language: "en",
    hasConsented: true,
    ...changes,
  };
}

/** Sends an order request as a customer with a network address of its own and a solved captcha. */
export async function askOn(
  test: TestApp,
  menu: OpenMenu,
  changes: object = {},
  key?: string,
): Promise<AnswerTo<"POST", "/api/public/menus/{slug}/order-requests">> {
  const body = requestFor(menu, { deliveryDate: openDay(test.clock.now), ...changes });
  const captchaToken = await solveCaptcha(test.stranger(), "order_request");
  return await sendRequest(test, menu, { captchaToken, ...body }, key);
}

/** Sends a request as it is, from a network address of its own. */
export async function sendRequest(
  test: TestApp,
  menu: Pick<OpenMenu, "slug">,
  payload: object,
  key?: string,
): Promise<AnswerTo<"POST", "/api/public/menus/{slug}/order-requests">> {
  customers += 1;
  return await test.stranger().send({
    method: "POST",
    url: `/api/public/menus/${menu.slug}/order-requests`,
    payload,
    remoteAddress: `10.7.${(customers >> 8) & 255}.${customers & 255}`,
    ...(key === undefined ? {} : { headers: { "idempotency-key": key } }),
  });
}
