import { randomInt, randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { expect } from "@playwright/test";
import { foundBakery } from "./bakery.ts";

/** A bakery with an open menu of its own. */
export interface MenuBakery {
  name: string;
  /** Its owner's. */
  email: string;
  slug: string;
  /** Names of its items with their ids. */
  items: Record<string, string>;
}

const openAllDay = [{ from: "08:00", to: "18:00" }];

/** Founds a bakery whose menu takes orders on every day, from tomorrow on; its owner is signed in. */
export async function foundMenuBakery(
  request: APIRequestContext,
  wishes: { name?: string; maxOrdersADay?: number } = {},
): Promise<MenuBakery> {
  const { name = "Corner Bakery", maxOrdersADay = null } = wishes;
  const { email } = await foundBakery(request, { name });
  const slug = `corner-${randomInt(1e9)}`;
  const items: Record<string, string> = {};
  for (const item of [
    { name: "Honey cake", price: 145, unitNote: "serves 8", allergens: ["gluten", "eggs"] },
    { name: "Challah", price: 24, minQuantity: 2, quantityStep: 2, allergens: ["sesame"] },
    { name: "Doughnuts", price: 9, soldOutUntil: "2100-01-01" },
  ]) {
    const answer = await send(request, "POST", "/api/catalog-items", item);
    items[item.name] = (answer as { id: string }).id;
  }
  await send(request, "PUT", "/api/menu-settings/slug", { slug });
  await send(request, "PATCH", "/api/menu-settings", {
    tagline: "Cakes and bread to order",
    address: "14 Masada St, Haifa",
    whatsappPhone: "052-555-0147",
    isOrderingOn: true,
    leadTimeHours: 24,
    cutOffTime: null,
    daysAhead: 60,
    maxOrdersADay,
    openingHours: Array.from({ length: 7 }, () => openAllDay),
    closedDays: [],
    slotMinutes: 60,
    fulfilments: ["pickup", "delivery"],
  });
  await send(request, "PUT", "/api/menu-settings/addresses/slug", { isOpen: true });
  return { name, email, slug, items };
}

/** Makes a call of the product as the signed-in owner and returns its reply. */
export async function send(
  request: APIRequestContext,
  method: "GET" | "POST" | "PUT" | "PATCH",
  path: string,
  data?: unknown,
): Promise<unknown> {
  const answer = await request.fetch(path, {
    method,
    headers: { "idempotency-key": randomUUID() },
    ...(data === undefined ? {} : { data }),
  });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return await answer.json();
}
