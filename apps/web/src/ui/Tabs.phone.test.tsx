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

describe.each(triedLanguages)("in $language", (tried) => {
  test.each(["tab-0", "tab-8"])("tabs wider than a phone show the chosen %s whole", async (id) => {
    await showComponent(
      tried,
      <CountTabs label="Requests" items={items} value={id} onChange={() => undefined}>
        Here
      </CountTabs>,
    );
    const line = page.getByRole("tablist").element();
    expect(line.scrollWidth).toBeGreaterThan(line.clientWidth);
    const box = page.getByRole("tab", { selected: true }).element().getBoundingClientRect();
    expect(box.left).toBeGreaterThanOrEqual(-1);
    expect(box.right).toBeLessThanOrEqual(innerWidth + 1);
    expect(scrollX).toBe(0);
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
