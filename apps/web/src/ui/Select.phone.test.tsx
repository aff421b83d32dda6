import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Select } from "./Select.tsx";
import { showComponent, triedLanguages } from "./testing/showComponent.tsx";

const items = [
  { id: "food", text: "Food" },
  { id: "rent", text: "Rent" },
  { id: "other", text: "Other" },
];
const list = (): Element | null => document.querySelector("[data-part=menu-sheet]");
const field = page.getByRole("button", { name: /Category/ });

function TriedSelect({ onChange }: { onChange?: (id: string) => void }) {
  const [value, setValue] = useState("food");
  return (
    <Select
      label="Category"
      placeholder="Choose"
      items={items}
      value={value}
      onChange={(id) => {
        setValue(id);
        onChange?.(id);
      }}
    />
  );
}

describe.each(triedLanguages)("in $language", (tried) => {
  test("a select opens as a sheet of rows for fingers, takes the pressed one and closes", async () => {
    const onChange = vi.fn<(id: string) => void>();
    await showComponent(tried, <TriedSelect onChange={onChange} />);
    await userEvent.click(field);
    await expect
      .poll(() => Math.round(list()?.getBoundingClientRect().bottom ?? 0))
      .toBe(innerHeight);
    expect(list()?.getBoundingClientRect().width).toBe(innerWidth);
    for (const { text } of items) {
      const row = page.getByRole("option", { name: text }).element().getBoundingClientRect();
      expect(row.height).toBeGreaterThanOrEqual(44);
    }
    await expect
      .element(page.getByRole("option", { name: "Food" }))
      .toHaveAttribute("aria-selected", "true");
    await userEvent.click(page.getByRole("option", { name: "Rent" }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith("rent");
    await expect.poll(list).toBeNull();
    await expect.element(field).toHaveTextContent("Rent");
    await expect.element(field).toHaveFocus();
  });

  test("Escape closes the sheet and changes nothing", async () => {
    const onChange = vi.fn<(id: string) => void>();
    await showComponent(tried, <TriedSelect onChange={onChange} />);
    await userEvent.click(field);
    await expect.poll(() => list()?.getBoundingClientRect().width).toBe(innerWidth);
    await userEvent.keyboard("{Escape}");
    await expect.poll(list).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
    await expect.element(field).toHaveTextContent("Food");
  });
});
