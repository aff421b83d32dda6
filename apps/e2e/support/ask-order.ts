import { randomInt, randomUUID } from "node:crypto";
import { addDays } from "@marzipan/domain/dates";
import type { APIRequestContext } from "@playwright/test";
import { expect } from "@playwright/test";
import { solveCaptcha } from "./captcha.ts";
import type { MenuBakery } from "./menu-bakery.ts";

/** Asks for one honey cake as a customer does, by the public calls; `day` is days from today. */
export async function askForCake(
  customer: APIRequestContext,
  bakery: MenuBakery,
  name: string,
  { day = 3, note = "" } = {},
): Promise<void> {
  const days = await customer.get(`/api/public/menus/${bakery.slug}/days`);
  const { today } = (await days.json()) as { today: string };
  const answer = await customer.post(`/api/public/menus/${bakery.slug}/order-requests`, {
    headers: { "idempotency-key": randomUUID() },
    data: {
      items: [{ id: bakery.items["Honey cake"], quantity: 1 }],
      expectedTotal: 145,
      deliveryDate: addDays(today, day),
      deliveryTime: "11:00",
      fulfilment: "pickup",
      name,
      phone: `050-555-${String(randomInt(1000, 9999))}`,
      language: "he",
      note,
      hasConsented: true,
      captchaToken: await solveCaptcha("order_request"),
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}
