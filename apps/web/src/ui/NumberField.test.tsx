import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { MoneyField } from "./MoneyField.tsx";
import { NumberField } from "./NumberField.tsx";
import { pasteText } from "./testing/pasteText.ts";
import { showComponent, triedLanguages } from "./testing/showComponent.tsx";

type Heard<Value> = (value: Value) => void;

function Price({
  onPrice,
  first = null,
  currency = "ILS",
  decimals,
}: {
  onPrice: Heard<number | null>;
  first?: number | null;
  currency?: string;
  decimals?: number;
}) {
  const [price, setPrice] = useState(first);
  return (
    <MoneyField
      label="Price"
      currency={currency}
      decimals={decimals}
      value={price}
      onChange={(next) => {
        setPrice(next);
        onPrice(next);
      }}
    />
  );
}

function Amount({ onAmount, ...rest }: { onAmount: Heard<number | null>; maxValue?: number }) {
  const [amount, setAmount] = useState<number | null>(1);
  return (
    <NumberField
      aria-label="Amount"
      stepLabels={{ less: "One less", more: "One more" }}
      minValue={0}
      value={amount}
      onChange={(next) => {
        setAmount(next);
        onAmount(next);
      }}
      {...rest}
    />
  );
}

const field = page.getByRole("textbox");

describe.each(triedLanguages)("a sum in $language", (tried) => {
  test.each([
    ["12.5", 12.5],
    ["12,5", 12.5],
    ["1,234", 1234],
    ["1,234.50", 1234.5],
    [".5", 0.5],
    ["١٢٫٥", 12.5],
    ["0", 0],
    ["abc7x", 7],
    ["-3", 3],
  ])("%s typed is %d once the field is finished", async (typed, meant) => {
    const onPrice = vi.fn<(price: number | null) => void>();
    await showComponent(tried, <Price onPrice={onPrice} />);
    await userEvent.click(field);
    await userEvent.keyboard(typed);
    await userEvent.tab();
    expect(onPrice.mock.calls.at(-1)).toEqual([meant]);
  });

  test.each([
    ["₪ 1,234.50", 1234.5],
    ["65,90 ₪", 65.9],
    [" 18 ", 18],
  ])("%s pasted is %d", async (pasted, meant) => {
    const onPrice = vi.fn<(price: number | null) => void>();
    await showComponent(tried, <Price onPrice={onPrice} first={3} />);
    const input = field.element() as HTMLInputElement;
    input.select();
    await pasteText(pasted, input);
    await userEvent.tab();
    expect(onPrice.mock.calls.at(-1)).toEqual([meant]);
  });

  test("an emptied sum is none, and a cent is shown as it is", async () => {
    const onPrice = vi.fn<(price: number | null) => void>();
    await showComponent(tried, <Price onPrice={onPrice} first={65.5} />);
    expect((field.element() as HTMLInputElement).value).toContain("65.50");
    await userEvent.clear(field);
    await userEvent.tab();
    expect(onPrice.mock.calls).toEqual([[null]]);
  });
});

describe.each(triedLanguages)("a sum in a currency of other decimals in $language", (tried) => {
  test.each([
    ["KWD", 3, 12.345, "12.345"],
    ["KWD", 3, 12.5, "12.500"],
    ["KWD", 3, 12, "12"],
    ["JPY", 0, 1250, "1,250"],
    ["JPY", 0, 12.5, "12.5"],
    ["USD", 2, 3.125, "3.125"],
  ])(
    "%s with %d decimals keeps %d when the field is passed",
    async (currency, decimals, first, shown) => {
      const onPrice = vi.fn<(price: number | null) => void>();
      await showComponent(tried, <Price {...{ onPrice, currency, decimals, first }} />);
      await userEvent.click(field);
      await userEvent.tab();
      expect(onPrice.mock.calls).toEqual([]);
      expect((field.element() as HTMLInputElement).value.replaceAll(/[^\d.,]|\.(?!\d)/g, "")).toBe(
        shown,
      );
    },
  );

  test.each([
    ["KWD", 3, "3.125", 3.125],
    ["KWD", 3, "0.005", 0.005],
    ["KWD", 3, "1,250", 1250],
    ["JPY", 0, "1250.00", 1250],
    ["JPY", 0, "12.5", 12.5],
    ["USD", 2, "12.345", 12.345],
    ["ILS", 2, "0.0049", 0.0049],
    ["KWD", 3, "1.2345", 1.2345],
  ])("%s with %d decimals takes %s as it is meant", async (currency, decimals, typed, meant) => {
    const onPrice = vi.fn<(price: number | null) => void>();
    await showComponent(tried, <Price {...{ onPrice, currency, decimals }} />);
    await userEvent.click(field);
    await userEvent.keyboard(typed);
    await userEvent.tab();
    expect(onPrice.mock.calls.at(-1)).toEqual([meant]);
  });
});

describe.each(triedLanguages)("an amount in $language", (tried) => {
  const more = page.getByRole("button", { name: "One more" });
  const less = page.getByRole("button", { name: "One less" });

  test("two quick presses are two more, and the end of the range stops them", async () => {
    const onAmount = vi.fn<(amount: number | null) => void>();
    await showComponent(tried, <Amount onAmount={onAmount} maxValue={3} />);
    await userEvent.dblClick(more);
    await expect.element(field).toHaveValue("3");
    await expect.element(more).toBeDisabled();
    await userEvent.tripleClick(less);
    await expect.element(field).toHaveValue("0");
    await expect.element(less).toBeDisabled();
    expect(onAmount.mock.calls).toEqual([[2], [3], [2], [1], [0]]);
  });

  test("minus stands before the number in the direction of reading", async () => {
    await showComponent(tried, <Amount onAmount={() => undefined} />);
    const [minus, plus] = [less, more].map((one) => one.element().getBoundingClientRect().x);
    expect((minus ?? 0) < (plus ?? 0)).toBe(tried.direction === "ltr");
  });

  test("arrows step, an emptied amount is none, and one with many decimals is not rounded", async () => {
    const onAmount = vi.fn<(amount: number | null) => void>();
    await showComponent(tried, <Amount onAmount={onAmount} />);
    await userEvent.click(field);
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}");
    await expect.element(field).toHaveValue("2");
    await userEvent.fill(field, "2.61803");
    await userEvent.tab();
    expect(onAmount).toHaveBeenLastCalledWith(2.618_03);
    await userEvent.clear(field);
    await userEvent.tab();
    expect(onAmount).toHaveBeenLastCalledWith(null);
  });

  test("what was typed counts for the press that follows it", async () => {
    const onAmount = vi.fn<(amount: number | null) => void>();
    await showComponent(tried, <Amount onAmount={onAmount} />);
    await userEvent.click(field);
    await userEvent.keyboard("{Control>}a{/Control}12");
    await userEvent.click(more);
    await expect.element(field).toHaveValue("13");
  });
});
