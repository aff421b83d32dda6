import { describe, expect, test } from "vitest";
import { showScreen } from "../../platform/testing/show-screen.tsx";
import { triedLanguages } from "../../ui/testing/showComponent.tsx";
import { BakeOrderList } from "./BakeOrders.tsx";
import type { BakeOrder } from "./bake-items.rules.ts";

const order: BakeOrder = {
  id: "0197a3f2-0000-7000-8000-000000000001",
  number: 12,
  clientName: "Rindfleischetikettierungsüberwachung",
  deliveryDate: "2026-11-26",
  deliveryTime: "11:00",
  status: "pending",
  readyAt: null,
  allergens: [],
  allergyNote: "Haselnussschokoladenbuttercremetortenallergie",
  notes: null,
};

describe.each(triedLanguages)("an order behind a sum in $language", (tried) => {
  test("keeps long words of a name and of an allergy beside its state", async () => {
    await showScreen(tried, <BakeOrderList label={order.clientName} orders={[order]} />);
    const line = document.querySelector("li > div");
    const [, words, state] = [...(line?.children ?? [])];
    const written = document.createRange();
    written.selectNodeContents(words ?? document.body);
    const text = written.getBoundingClientRect();
    const place = line?.getBoundingClientRect();
    const mark = state?.getBoundingClientRect();
    const [from, to] =
      tried.direction === "ltr" ? [place?.left, mark?.left] : [mark?.right, place?.right];
    expect(words?.textContent).toContain(order.allergyNote);
    expect(text.left).toBeGreaterThanOrEqual(from ?? Infinity);
    expect(text.right).toBeLessThanOrEqual(to ?? 0);
    expect(mark?.right).toBeLessThanOrEqual(place?.right ?? 0);
    expect(mark?.left).toBeGreaterThanOrEqual(place?.left ?? Infinity);
  });
});
