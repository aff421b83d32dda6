import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { TimeField } from "./TimeField.tsx";
import { showComponent, triedLanguages } from "./testing/showComponent.tsx";

interface ClockProps {
  first?: string | null;
  onClock: (clock: string | null) => void;
}

function Clock({ first = null, onClock }: ClockProps) {
  const [clock, setClock] = useState(first);
  return (
    <>
      <TimeField
        label="Time"
        value={clock}
        onChange={(next) => {
          setClock(next);
          onClock(next);
        }}
      />
      <button type="button">Next</button>
    </>
  );
}

const parts = page.getByRole("spinbutton");
const next = page.getByRole("button", { name: "Next" });

describe.each(triedLanguages)("in $language", (tried) => {
  const isHalved = tried.language !== "he";

  test.each([
    ["0930", "09:30"],
    ["1215", "12:15"],
    ["0430", isHalved ? "16:30" : "04:30"],
    ["٠٩٣٠", "09:30"],
    ["۰۹۳۰", "09:30"],
    ["０９３０", "09:30"],
  ])("%s typed without a half of the day is %s", async (typed, meant) => {
    const onClock = vi.fn<(clock: string | null) => void>();
    await showComponent(tried, <Clock onClock={onClock} />);
    await userEvent.click(parts.first());
    await userEvent.keyboard(typed);
    await userEvent.click(next);
    expect(onClock).toHaveBeenLastCalledWith(meant);
  });

  test.each([
    ["9", "09:00"],
    ["4", isHalved ? "16:00" : "04:00"],
  ])("the hour %s alone is %s once the field is finished", async (hour, meant) => {
    const onClock = vi.fn<(clock: string | null) => void>();
    await showComponent(tried, <Clock onClock={onClock} />);
    await userEvent.click(parts.first());
    await userEvent.keyboard(hour);
    expect(onClock).not.toHaveBeenCalled();
    await userEvent.click(next);
    expect(onClock).toHaveBeenLastCalledWith(meant);
  });

  test("an hour of one digit is written as everywhere in the language", async () => {
    await showComponent(tried, <Clock first="08:05" onClock={vi.fn<() => void>()} />);
    await expect.element(parts.first()).toBeVisible();
    const digits = (parts.first().element().textContent ?? "").replace(/\D/g, "");
    expect(digits).toBe(isHalved ? "8" : "08");
  });

  test("a time that is cleared is none", async () => {
    const onClock = vi.fn<(clock: string | null) => void>();
    await showComponent(tried, <Clock first="14:05" onClock={onClock} />);
    await userEvent.click(parts.first());
    await userEvent.keyboard("{Backspace}{Backspace}");
    await userEvent.click(parts.nth(1));
    await userEvent.keyboard("{Backspace}{Backspace}");
    if (isHalved) {
      await userEvent.click(parts.nth(2));
      await userEvent.keyboard("{Backspace}");
    }
    await userEvent.click(next);
    expect(onClock).toHaveBeenLastCalledWith(null);
  });

  test("letters change nothing", async () => {
    const onClock = vi.fn<(clock: string | null) => void>();
    await showComponent(tried, <Clock first="14:05" onClock={onClock} />);
    await userEvent.click(parts.first());
    await userEvent.keyboard("xyz");
    await userEvent.click(next);
    expect(onClock).not.toHaveBeenCalled();
  });
});

describe.each(triedLanguages.filter(({ language }) => language !== "he"))(
  "with halves of the day, in $language",
  (tried) => {
    test("a half of the day that was chosen stays", async () => {
      const onClock = vi.fn<(clock: string | null) => void>();
      await showComponent(tried, <Clock onClock={onClock} />);
      await userEvent.click(parts.nth(2));
      await userEvent.keyboard("{ArrowUp}");
      await userEvent.click(parts.first());
      await userEvent.keyboard("0430");
      const clockOfHalf = () =>
        /PM|م/.test(parts.nth(2).element().textContent ?? "") ? "16:30" : "04:30";
      expect(onClock).toHaveBeenLastCalledWith(clockOfHalf());
      await userEvent.click(parts.nth(2));
      await userEvent.keyboard("{ArrowUp}");
      expect(onClock).toHaveBeenLastCalledWith(clockOfHalf());
    });
  },
);
