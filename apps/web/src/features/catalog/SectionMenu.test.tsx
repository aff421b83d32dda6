import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { leavePage, takePage } from "../../platform/owner/page-owner.ts";
import { showScreen } from "../../platform/testing/show-screen.tsx";
import { triedLanguages } from "../../ui/testing/showComponent.tsx";
import { SectionMenu } from "./SectionMenu.tsx";
import type { SectionRow } from "./catalog.types.ts";

const at = "2026-11-26T08:00:00.000Z";
const breads: SectionRow = {
  id: "0197a3f2-0000-7000-8000-000000000001",
  name: "Breads",
  translations: {},
  position: 0,
  itemsCount: 2,
  createdAt: at,
  updatedAt: at,
};

beforeEach(() => takePage("baker"));
afterEach(() => {
  leavePage();
  vi.restoreAllMocks();
});

test.each(triedLanguages.slice(0, 1))(
  "a section that was deleted in another tab counts as deleted",
  async (tried) => {
    const error = { code: "not_found", facts: {}, requestId: "r" };
    const asked = vi
      .spyOn(globalThis, "fetch")
      .mockImplementation(async () => Response.json({ error }, { status: 404 }));
    const t = await showScreen(tried, <SectionMenu section={breads} />);
    await userEvent.click(page.getByRole("button", { name: t("catalog.actions_of", breads) }));
    await userEvent.click(page.getByRole("menuitem", { name: t("catalog.section_delete") }));
    await userEvent.click(page.getByRole("button", { name: t("common.delete"), exact: true }));
    await expect.poll(() => asked.mock.calls.length).toBe(1);
    await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
  },
);
