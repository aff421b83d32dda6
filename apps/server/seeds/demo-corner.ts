import { addDays, dayIn, monthStart } from "@marzipan/domain/dates";
import type { DemoBrowser } from "./demo-browser.ts";
import { makeChance } from "./demo-chance.ts";
import { liveThrough } from "./demo-walk.ts";
import type { DemoEvent } from "./demo-walk.ts";
import type { DemoClock } from "./demo-clock.ts";
import type { DemoFrame } from "./demo.types.ts";

/** How near its limits the basic account stands: 47 of 50 orders, 23 of 25 clients, 9 of 10 products. */
const counts = { orders: 47, clients: 23, products: 9 };

/** Fills the second business, on the basic plan. */
export async function fillCorner(
  browser: DemoBrowser,
  clock: DemoClock,
  frame: DemoFrame,
): Promise<void> {
  const chance = makeChance(7);
  const { words, timeZone } = frame;
  const { category, sweets, clients, price } = words.corner;
  for (const name of sweets.slice(0, counts.products))
    await browser.call("POST", "/api/products", { name, category, marks: words.place.marksOfAll });
  const known = clients.slice(0, counts.clients);
  const ids = new Map<string, string>();
  for (const name of known) {
    const draft = { name, language: frame.language };
    ids.set(name, (await browser.call<{ id: string }>("POST", "/api/clients", draft)).id);
  }
  const until = frame.until.getTime();
  const began = Math.min(
    new Date(`${monthStart(frame.today)}T08:00:00Z`).getTime(),
    until - 3_600_000,
  );
  const numbers = {};
  const events: DemoEvent[] = Array.from({ length: counts.orders }, (_none, index) => {
    const at = new Date(began + ((until - began) * index) / (counts.orders + 1));
    const deliveryDate = addDays(dayIn(timeZone, at), chance.between(0, 5));
    return {
      at,
      to: [numbers],
      act: async () => {
        const clientName = chance.pick(known);
        await browser.call("POST", "/api/orders", {
          clientId: ids.get(clientName),
          clientName,
          deliveryDate,
          deliveryTime: chance.pick(["10:00", "12:00", "17:00"]),
          items: [
            {
              dessert_name: chance.pick(sweets),
              quantity: chance.between(1, 4),
              unit_price: chance.between(4, 16) * (price / 4),
            },
          ],
          status: deliveryDate < frame.today ? "completed" : "pending",
        });
      },
    };
  });
  await liveThrough(browser, clock, { email: "other@demo.test", password: frame.password }, events);
}
