import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "./Button.tsx";
import { Menu } from "./Menu.tsx";
import { showComponent, triedLanguages } from "./testing/showComponent.tsx";

const list = (): Element | null => document.querySelector("[data-part=menu-sheet]");

/** Waits until the sheet lies at the phone's foot, as wide as it. */
async function expectSheet(): Promise<void> {
  await expect
    .poll(() => Math.round(list()?.getBoundingClientRect().bottom ?? 0))
    .toBe(innerHeight);
  expect(list()?.getBoundingClientRect().width).toBe(innerWidth);
}

describe.each(triedLanguages)("in $language", (tried) => {
  test("a menu opens as a sheet, runs the pressed act and closes", async () => {
    const onAction = vi.fn<() => void>();
    await showComponent(
      tried,
      <Menu
        trigger={<Button>More</Button>}
        label="Acts"
        entries={[{ id: "copy", text: "Copy", onAction }]}
      />,
    );
    await userEvent.click(page.getByRole("button", { name: "More" }));
    await expectSheet();
    await userEvent.click(page.getByRole("menuitem", { name: "Copy" }));
    expect(onAction).toHaveBeenCalledOnce();
    await expect.poll(list).toBeNull();
  });
});
