import { isoCurrencies } from "@marzipan/contract/currencies";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { leavePage, takePage } from "../../platform/owner/page-owner.ts";
import { showScreen } from "../../platform/testing/show-screen.tsx";
import { triedLanguages } from "../../ui/testing/showComponent.tsx";
import { DeleteExpenseDialog } from "./DeleteExpenseDialog.tsx";
import type { ExpenseRow } from "./expenses.types.ts";

const at = "2026-11-26T08:00:00.000Z";
const rent: ExpenseRow = {
  id: "0197a3f2-0000-7000-8000-000000000001",
  date: "2026-11-26",
  category: "utilities",
  amount: 900,
  currency: isoCurrencies[0],
  description: "",
  businessName: "Landlord",
  receiptNumber: "",
  file: null,
  confidence: null,
  repeatsMonthly: true,
  nextDate: "2026-12-26",
  creditFor: null,
  createdAt: at,
  updatedAt: at,
  deletedAt: null,
};

beforeEach(() => takePage("baker"));
afterEach(() => {
  leavePage();
  vi.restoreAllMocks();
});

/** Shows the dialog and returns the addresses that were asked to delete. */
async function show(tried: (typeof triedLanguages)[number], expense: ExpenseRow) {
  const deleted: string[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (asked, more) => {
    const { method, url } = new Request(asked, more);
    if (method === "DELETE") deleted.push(url.replace(/^.*\/api/, ""));
    return Response.json({ ok: true });
  });
  const onDeleted = vi.fn<() => void>();
  const t = await showScreen(
    tried,
    <DeleteExpenseDialog expense={expense} onClose={() => undefined} onDeleted={onDeleted} />,
  );
  const confirm = async (): Promise<void> => {
    await userEvent.click(page.getByRole("button", { name: t("common.delete"), exact: true }));
    await expect.poll(() => onDeleted.mock.calls.length).toBe(1);
  };
  return { t, deleted, confirm };
}

describe.each(triedLanguages)("deleting an expense in $language", (tried) => {
  test("that repeats leaves out only this month, unless all later ones are to go", async () => {
    const only = await show(tried, rent);
    await expect.element(page.getByRole("radio").first()).toBeChecked();
    await only.confirm();
    expect(only.deleted).toEqual([`/expenses/${rent.id}?withLater=false`]);
  });

  test("that repeats ends the series where that is chosen", async () => {
    const all = await show(tried, rent);
    await userEvent.click(page.getByText(all.t("expenses.delete_later")));
    await all.confirm();
    expect(all.deleted).toEqual([`/expenses/${rent.id}?withLater=true`]);
  });

  test("that does not repeat asks nothing more", async () => {
    const one = await show(tried, { ...rent, repeatsMonthly: false, nextDate: null });
    expect(page.getByRole("radio").elements()).toEqual([]);
    await one.confirm();
    expect(one.deleted).toEqual([`/expenses/${rent.id}?withLater=false`]);
  });
});
