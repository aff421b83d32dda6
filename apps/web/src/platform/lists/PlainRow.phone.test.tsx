import { describe, expect, test } from "vitest";
import { showComponent, triedLanguages } from "../../ui/testing/showComponent.tsx";
import { PlainRowsSkeleton } from "./PlainRow.tsx";

describe.each(triedLanguages)("rows on their way in $language", (tried) => {
  test("have their two bars under one another, where the language begins", async () => {
    await showComponent(tried, <PlainRowsSkeleton label="…" />);
    const row = document.querySelector("li");
    const bars = [...(row?.querySelectorAll("[data-part=skeleton]") ?? [])];
    const startOf = (bar: Element | undefined) => {
      const { left, right } = bar?.getBoundingClientRect() ?? new DOMRect();
      return tried.direction === "ltr" ? left : right;
    };
    expect(bars).toHaveLength(4);
    // Drawn again a bar in a box of its own direction can move to that direction's side.
    for (const fontSize of ["1.1em", "1em"]) {
      row?.style.setProperty("font-size", fontSize);
      expect(startOf(bars[1])).toBe(startOf(bars[2]));
    }
  });
});
