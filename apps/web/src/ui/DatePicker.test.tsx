import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { DatePicker, type DatePickerProps } from "./DatePicker.tsx";
import { showComponent, triedLanguages } from "./testing/showComponent.tsx";

interface DayProps extends Partial<Omit<DatePickerProps, "value" | "onChange">> {
  first?: string | null;
  onDay: (day: string | null) => void;
}

function Day({ first = null, onDay, ...rest }: DayProps) {
  const [day, setDay] = useState(first);
  return (
    <DatePicker
      label="Delivery date"
      openLabel="Open the calendar"
      monthLabels={{ previous: "Previous month", next: "Next month" }}
      value={day}
      onChange={(next) => {
        setDay(next);
        onDay(next);
      }}
      {...rest}
    />
  );
}

const parts = page.getByRole("spinbutton");
const leftOf = (one: Locator): number => one.element().getBoundingClientRect().x;
const opener = page.getByRole("button", { name: /Open the calendar/ });

describe.each(triedLanguages)("in $language", (tried) => {
  const isRtl = tried.direction === "rtl";
  const forward = isRtl ? "{ArrowLeft}" : "{ArrowRight}";
  const typed = tried.language === "en" ? "11272026" : "27112026";

  test("a day is typed in the order of the language, and is none before it is whole", async () => {
    const onDay = vi.fn<(day: string | null) => void>();
    await showComponent(tried, <Day onDay={onDay} />);
    await userEvent.click(parts.first());
    await userEvent.keyboard(typed.slice(0, 4));
    expect(onDay).not.toHaveBeenCalled();
    await userEvent.keyboard(typed.slice(4));
    expect(onDay).toHaveBeenLastCalledWith("2026-11-27");
  });

  test.each(["٠", "۰", "०", "０"])("a day is typed in the digits from %s on", async (zero) => {
    const onDay = vi.fn<(day: string | null) => void>();
    const own = typed.replaceAll(/\d/g, (digit) =>
      String.fromCharCode(zero.charCodeAt(0) + Number(digit)),
    );
    await showComponent(tried, <Day onDay={onDay} />);
    await userEvent.click(parts.first());
    await userEvent.keyboard(own);
    expect(onDay).toHaveBeenLastCalledWith("2026-11-27");
  });

  test("the words of an empty field are read from the page's side, digits as the language writes them", async () => {
    await showComponent(tried, <Day onDay={() => undefined} />);
    const isFirstAtEnd = (): boolean => leftOf(parts.nth(0)) > leftOf(parts.nth(2));
    expect(isFirstAtEnd()).toBe(isRtl);
    await userEvent.click(parts.first());
    await userEvent.keyboard(typed);
    await userEvent.tab();
    expect(isFirstAtEnd()).toBe(tried.language === "ar");
  });

  test("arrows go to the part on their side and change it", async () => {
    const onDay = vi.fn<(day: string | null) => void>();
    await showComponent(tried, <Day first="2026-11-27" onDay={onDay} />);
    // Hebrew writes a day of digits from left to right.
    const [first, second] = [parts.nth(0), parts.nth(1)].map(leftOf);
    const [forth, home] =
      (first ?? 0) < (second ?? 0)
        ? ["{ArrowRight}", "{ArrowLeft}"]
        : ["{ArrowLeft}", "{ArrowRight}"];
    await userEvent.click(parts.first());
    await userEvent.keyboard(`${forth}{ArrowUp}`);
    expect(onDay).toHaveBeenLastCalledWith(tried.language === "en" ? "2026-11-28" : "2026-12-27");
    await userEvent.keyboard(`${home}{ArrowDown}`);
    expect(onDay).toHaveBeenLastCalledWith(tried.language === "en" ? "2026-10-28" : "2026-12-26");
  });

  test("the month is walked with arrows, Enter chooses, and the focus comes back", async () => {
    const onDay = vi.fn<(day: string | null) => void>();
    await showComponent(tried, <Day first="2026-11-27" onDay={onDay} />);
    await userEvent.click(opener);
    await expect.element(page.getByRole("grid")).toBeVisible();
    await userEvent.keyboard(`${forward}{ArrowDown}{Enter}`);
    expect(onDay.mock.calls).toEqual([["2026-12-05"]]);
    await expect.element(page.getByRole("grid")).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  test("days outside of the range and unavailable ones cannot be chosen", async () => {
    const onDay = vi.fn<(day: string | null) => void>();
    await showComponent(
      tried,
      <Day
        first="2026-11-27"
        minDay="2026-11-26"
        isDayUnavailable={(day) => day === "2026-11-28"}
        onDay={onDay}
      />,
    );
    await userEvent.click(opener);
    const day = (number: string) =>
      page.getByRole("gridcell").getByText(number, { exact: true }).last();
    for (const number of ["25", "28"]) await userEvent.click(day(number), { force: true });
    expect(onDay).not.toHaveBeenCalled();
    await userEvent.click(day("29"));
    expect(onDay.mock.calls).toEqual([["2026-11-29"]]);
  });

  test("the next month stands at the end of the line of reading", async () => {
    await showComponent(tried, <Day first="2026-11-27" onDay={() => undefined} />);
    await userEvent.click(opener);
    const previous = page.getByRole("button", { name: "Previous month" }).first();
    const next = page.getByRole("button", { name: "Next month" }).first();
    expect(leftOf(previous) < leftOf(next)).toBe(!isRtl);
    await userEvent.dblClick(next);
    await expect.element(page.getByRole("gridcell", { name: /2027/ }).first()).toBeVisible();
  });
});
