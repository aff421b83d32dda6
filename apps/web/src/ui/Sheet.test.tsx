import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showComponent, triedLanguages } from "./testing/showComponent.tsx";
import { TriedSheet } from "./testing/TriedSheet.tsx";

const opener = page.getByRole("button", { name: "New client" });
const sheet = page.getByRole("dialog", { name: "Client" });
const cross = page.getByRole("button", { name: "Close" });

describe.each(triedLanguages)("in $language", (tried) => {
  test("Tab stays inside, Escape closes, and the focus comes back", async () => {
    await showComponent(tried, <TriedSheet />);
    await userEvent.click(opener);
    await expect.element(sheet).toBeVisible();
    for (let turn = 0; turn < 5; turn += 1) {
      await userEvent.tab();
      expect(sheet.element().contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard("{Escape}");
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  test("the cross stands at the end of the title's line", async () => {
    await showComponent(tried, <TriedSheet />);
    await userEvent.click(opener);
    const [title, close] = [page.getByRole("heading", { name: "Client" }), cross].map(
      (one) => one.element().getBoundingClientRect().x,
    );
    expect((title ?? 0) < (close ?? 0)).toBe(tried.direction === "ltr");
    await userEvent.click(cross);
    await expect.element(sheet).not.toBeInTheDocument();
  });

  test("Enter in a field sends it once, and a press beside it loses nothing", async () => {
    const onSave = vi.fn<(name: string) => void>();
    await showComponent(tried, <TriedSheet onSave={onSave} />);
    await userEvent.click(opener);
    await userEvent.click(page.getByRole("textbox", { name: "Name" }));
    await userEvent.keyboard("Tamar");
    await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
    await expect.element(sheet).toBeVisible();
    await userEvent.keyboard("{Enter}");
    expect(onSave.mock.calls).toEqual([["Tamar"]]);
  });
});
