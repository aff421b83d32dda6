import type { PossibleDay } from "@marzipan/contract/order-requests-public";
import { addDays } from "@marzipan/domain/dates";
import { useState } from "react";
import type * as z from "zod/mini";
import { nameWeekdayOf } from "../look/weekday.ts";
import type { FormSpeech } from "./form-speech.ts";

/** A day as the server returns it. */
export type Day = z.output<typeof PossibleDay>;

interface KeyPress {
  key: string;
  currentTarget: Element;
  preventDefault(): void;
}

interface DayTableProps {
  shown: readonly string[];
  stateOf: (day: string) => Day | undefined;
  speech: FormSpeech;
  value: string | null;
  onChange: (day: string) => void;
  isInvalid: boolean;
}

/**
 * Three weeks as a table of buttons. The arrow keys move the focus (mirrored in right-to-left
 * pages), and one button is in the order of the Tab key (roving tabindex): the focused day, else
 * the chosen, else the first open one.
 */
export function DayTable({ shown, stateOf, speech, value, onChange, isInvalid }: DayTableProps) {
  const { format } = speech;
  const [focused, setFocused] = useState<string | null>(null);
  const firstOpen = shown.find((day) => stateOf(day)?.state === "open");
  const inTabOrder =
    [focused, value, firstOpen].find((day) => day && shown.includes(day)) ?? shown[0];
  const weeks = [0, 7, 14].map((start) => shown.slice(start, start + 7));

  function onKeyDown(event: KeyPress) {
    const isRtl = document.documentElement.dir === "rtl";
    const steps: Record<string, number> = {
      ArrowLeft: isRtl ? 1 : -1,
      ArrowRight: isRtl ? -1 : 1,
      ArrowUp: -7,
      ArrowDown: 7,
    };
    const step = steps[event.key];
    if (step === undefined || !inTabOrder) return;
    event.preventDefault();
    const next = addDays(inTabOrder, step);
    if (!shown.includes(next)) return;
    setFocused(next);
    event.currentTarget
      .closest("table")
      ?.querySelector<HTMLElement>(`[data-day="${next}"]`)
      ?.focus();
  }

  return (
    <table className="days">
      <thead>
        <tr>
          {(weeks[0] ?? []).map((day) => (
            <th key={day} scope="col" aria-label={format.weekday(day)}>
              {nameWeekdayOf(speech, day, "short")}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayCell
                key={day}
                day={day}
                known={stateOf(day)}
                isChosen={day === value}
                isInTabOrder={day === inTabOrder}
                isInvalid={isInvalid}
                speech={speech}
                onKeyDown={onKeyDown}
                onChoose={() => {
                  setFocused(day);
                  onChange(day);
                }}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayCellProps {
  day: string;
  known: Day | undefined;
  isChosen: boolean;
  isInTabOrder: boolean;
  isInvalid: boolean;
  speech: FormSpeech;
  onKeyDown: (event: KeyPress) => void;
  onChoose: () => void;
}

/**
 * One day. Days that cannot be chosen are `aria-disabled` and not `disabled`, so that they keep the
 * focus and say why.
 */
function DayCell({ day, known, isChosen, isInTabOrder, isInvalid, speech, ...rest }: DayCellProps) {
  const { say, format } = speech;
  const isOpen = known?.state === "open";
  const isFull = known?.state === "full";
  const number = Number(day.slice(8));
  const under = isFull ? say("menu.full") : number === 1 ? format.shortMonth(day) : undefined;
  return (
    <td className={isOpen ? undefined : isFull ? "full" : "no"}>
      <button
        type="button"
        data-day={day}
        tabIndex={isInTabOrder ? 0 : -1}
        aria-disabled={!isOpen}
        aria-pressed={isChosen}
        aria-label={labelDay(known, format.longDay(day), say)}
        data-invalid={isInvalid && isInTabOrder ? "true" : undefined}
        onKeyDown={rest.onKeyDown}
        onClick={() => isOpen && rest.onChoose()}
      >
        <span data-under={under}>{number}</span>
      </button>
    </td>
  );
}

/**
 * What a screen reader says of a day: the date, and why it cannot be chosen. Days whose answer has
 * not come yet count as not possible.
 */
function labelDay(known: Day | undefined, day: string, say: FormSpeech["say"]): string {
  switch (known?.state) {
    case "open":
      return day;
    case "full":
      return say("menu.day_full", { day });
    case "closed":
      return say("menu.day_closed", { day });
    case "too_early":
    case "too_late":
    case undefined:
      return say("menu.day_not_possible", { day });
  }
}
