import { useState } from "react";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { CountTabs } from "./Tabs.tsx";
import { showComponent, triedLanguages } from "./testing/showComponent.tsx";

const items = Array.from({ length: 9 }, (_, index) => ({
  id: `tab-${index}`,
  label: `Waiting for ${index}`,
  count: index,
}));

/** Waits until the chosen tab is whole in sight of a line that is wider than the phone; fonts and counts come later. */
async function expectChosenWhole(): Promise<void> {
  const line = page.getByRole("tablist").element();
  expect(line.scrollWidth).toBeGreaterThan(line.clientWidth);
  await expect
    .poll(() => {
      const tab = page.getByRole("tab", { selected: true }).element().getBoundingClientRect();
      return tab.left >= -1 && tab.right <= innerWidth + 1;
    })
    .toBe(true);
  expect(scrollX).toBe(0);
}

describe.each(triedLanguages)("in $language", (tried) => {
  test.each(["tab-0", "tab-8"])("tabs wider than a phone show the chosen %s whole", async (id) => {
    await showComponent(
      tried,
      <CountTabs label="Requests" items={items} value={id} onChange={() => undefined}>
        Here
      </CountTabs>,
    );
    await expectChosenWhole();
  });

  test("the chosen tab stays whole while others grow", async () => {
    function Growing() {
      const [suffix, setSuffix] = useState("");
      const named = items.map((item, at) =>
        at === 8 ? item : { ...item, label: item.label + suffix },
      );
      return (
        <>
          <button type="button" onClick={() => setSuffix(" in the kitchens")}>
            Grow
          </button>
          <CountTabs label="Requests" items={named} value="tab-8" onChange={() => undefined}>
            Here
          </CountTabs>
        </>
      );
    }
    await showComponent(tried, <Growing />);
    await expectChosenWhole();
    const line = page.getByRole("tablist").element();
    const before = line.scrollWidth;
    await userEvent.click(page.getByRole("button", { name: "Grow" }));
    await expect.poll(() => line.scrollWidth).toBeGreaterThan(before);
    await expectChosenWhole();
  });

  test("the chosen tab points to the panel that stands, also after another was chosen", async () => {
    function Chosen() {
      const [id, setId] = useState("tab-0");
      return (
        <CountTabs label="Requests" items={items.slice(0, 2)} value={id} onChange={setId}>
          Here
        </CountTabs>
      );
    }
    await showComponent(tried, <Chosen />);
    await userEvent.click(page.getByRole("tab").nth(1));
    const tab = page.getByRole("tab", { selected: true }).element();
    expect(tab.textContent).toContain("Waiting for 1");
    expect(tab.getAttribute("aria-controls")).toBe(page.getByRole("tabpanel").element().id);
  });
});
