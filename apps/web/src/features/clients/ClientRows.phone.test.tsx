import { describe, expect, test } from "vitest";
import { showScreen } from "../../platform/testing/show-screen.tsx";
import { triedLanguages } from "../../ui/testing/showComponent.tsx";
import { ClientRows } from "./ClientRows.tsx";
import type { ClientRow } from "./clients.types.ts";

const at = "2026-11-26T08:00:00.000Z";
const client: ClientRow = {
  id: "0197a3f2-0000-7000-8000-000000000001",
  name: "Rindfleischetikettierungsüberwachung",
  phone: "+972 52-555-0141",
  email: null,
  language: null,
  allergens: ["eggs"],
  allergyNote: "Haselnussschokoladenbuttercremetortenallergie",
  notes: "",
  ordersCount: 2,
  lastOrderDate: "2026-11-20",
  createdAt: at,
  updatedAt: at,
  deletedAt: null,
};

describe.each(triedLanguages)("a client's card in $language", (tried) => {
  test("keeps long words of a name and of an allergy", async () => {
    await showScreen(tried, <ClientRows rows={[{ item: client, isDeleted: false }]} />);
    const card = document.querySelector("li > div");
    const written = document.createRange();
    written.selectNodeContents(card ?? document.body);
    const text = written.getBoundingClientRect();
    const place = card?.getBoundingClientRect();
    expect(card?.textContent).toContain(client.allergyNote);
    expect(text.left).toBeGreaterThanOrEqual(place?.left ?? Infinity);
    expect(text.right).toBeLessThanOrEqual(place?.right ?? 0);
  });
});
