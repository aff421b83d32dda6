import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showComponent, triedLanguages } from "./testing/showComponent.tsx";
import { TriedSheet } from "./testing/TriedSheet.tsx";

const opener = page.getByRole("button", { name: "New client" });
const sheet = page.getByRole("dialog", { name: "Client" });

interface CloseRequests {
  requestClose(): void;
}

/** Hands over what the phone's back button would ask to close, the latest last. */
function watchBack(): CloseRequests[] {
  const own = globalThis as unknown as { CloseWatcher: new () => CloseRequests };
  const watchers: CloseRequests[] = [];
  vi.stubGlobal(
    "CloseWatcher",
    class extends own.CloseWatcher {
      constructor() {
        super();
        watchers.push(this);
      }
    },
  );
  return watchers;
}

/** Opens the keyboard as a phone does: only the seen part of the page becomes lower. */
function openKeyboard(seen: number): void {
  vi.spyOn(visualViewport as VisualViewport, "height", "get").mockReturnValue(seen);
  visualViewport?.dispatchEvent(new Event("resize"));
}

describe.each(triedLanguages)("in $language", (tried) => {
  test("the back button closes the sheet and not the page", async () => {
    const watchers = watchBack();
    await showComponent(tried, <TriedSheet />);
    await userEvent.click(opener);
    await expect.element(sheet).toBeVisible();
    watchers.at(-1)?.requestClose();
    await expect.element(sheet).not.toBeInTheDocument();
    vi.unstubAllGlobals();
  });

  test("the sheet lies at the foot of the phone as wide as it", async () => {
    await showComponent(tried, <TriedSheet />);
    await userEvent.click(opener);
    await expect.element(sheet).toBeVisible();
    await expect
      .poll(() => Math.round(sheet.element().getBoundingClientRect().bottom))
      .toBe(innerHeight);
    expect(sheet.element().getBoundingClientRect().width).toBe(innerWidth);
  });

  test("the keyboard leaves the field and the button in sight", async () => {
    await showComponent(tried, <TriedSheet />);
    await userEvent.click(opener);
    await userEvent.click(page.getByRole("textbox", { name: "Name" }));
    openKeyboard(420);
    const save = page.getByRole("button", { name: "Save" }).element();
    await expect.poll(() => save.getBoundingClientRect().bottom).toBeLessThanOrEqual(420);
    const field = page.getByRole("textbox", { name: "Name" }).element().getBoundingClientRect();
    expect(field.top).toBeGreaterThanOrEqual(0);
    expect(field.bottom).toBeLessThanOrEqual(420);
    vi.restoreAllMocks();
  });

  test("a double tap on the opener opens one sheet and presses nothing in it", async () => {
    const onSave = vi.fn<(name: string) => void>();
    await showComponent(tried, <TriedSheet onSave={onSave} />);
    await userEvent.dblClick(opener);
    await expect.element(sheet).toBeVisible();
    expect(document.querySelectorAll("[role=dialog]")).toHaveLength(1);
    expect(onSave).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole("textbox", { name: "Name" }));
    await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveFocus();
  });
});
