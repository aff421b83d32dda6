import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { MoneyField } from "./MoneyField.tsx";
import { showComponent, triedLanguages } from "./testing/showComponent.tsx";
import { TextField } from "./TextField.tsx";

const figuresOf = (name: string): string =>
  getComputedStyle(page.getByRole("textbox", { name, exact: true }).element()).fontVariantNumeric;

describe.each(triedLanguages)("in $language", (tried) => {
  // Figures of one width make parentheses as wide as figures: "( small )".
  test("words keep their parentheses close, sums have figures of one width", async () => {
    await showComponent(
      tried,
      <>
        <TextField label="Item" direction="auto" value="Cake (small)" onChange={() => undefined} />
        <MoneyField label="Price" currency="ILS" value={12.5} onChange={() => undefined} />
      </>,
    );
    await expect.element(page.getByRole("textbox", { name: "Item" })).toBeVisible();
    expect(figuresOf("Item")).toBe("normal");
    expect(figuresOf("Price")).toBe("tabular-nums");
  });
});
