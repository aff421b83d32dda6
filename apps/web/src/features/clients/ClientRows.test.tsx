import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { showScreen } from "../../platform/testing/show-screen.tsx";
import { triedLanguages } from "../../ui/testing/showComponent.tsx";
import { ClientRows } from "./ClientRows.tsx";
import type { ClientRow } from "./clients.types.ts";

const at = "2026-11-26T08:00:00.000Z";
const client: ClientRow = {
  id: "0197a3f2-0000-7000-8000-000000000001",
  name: "Dana",
  phone: "03-555-0141",
  email: "einkauf.und.buchhaltung@konditorei-sonnenblume.example",
  language: null,
  allergens: [],
  allergyNote: "",
  notes: "",
  ordersCount: 2,
  lastOrderDate: "2026-11-20",
  createdAt: at,
  updatedAt: at,
  deletedAt: null,
};

/** Returns where a node's text begins, from the side on which the language begins. */
function startOf(node: Element, { direction }: { direction: "ltr" | "rtl" }): number {
  const written = document.createRange();
  written.selectNodeContents(node);
  const { left, right } = written.getBoundingClientRect();
  return direction === "ltr" ? left : innerWidth - right;
}

describe.each(triedLanguages)("the table of clients in $language", (tried) => {
  test("begins phone and address where their column begins", async () => {
    const t = await showScreen(tried, <ClientRows rows={[{ item: client, isDeleted: false }]} />);
    const head = page.getByRole("columnheader", { name: t("clients.column_contact") }).element();
    const column = startOf(head, tried);
    for (const said of [client.phone, client.email]) {
      const text = page.getByText(said ?? "", { exact: true }).element();
      expect(Math.abs(startOf(text, tried) - column), said ?? "").toBeLessThan(2);
    }
  });
});
