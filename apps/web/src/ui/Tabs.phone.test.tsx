import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
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
});
