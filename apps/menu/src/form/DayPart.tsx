import { useEffect, useState } from "react";
import { Icon } from "../look/Icon.tsx";
import type { Order } from "../island/order.ts";
import { hasPage, listDays, pageOf } from "./calendar.rules.ts";
import { DayTable } from "./DayTable.tsx";
import { Part, Problem } from "./fields.tsx";
import type { FormSpeech } from "./form-speech.ts";
import type { DaysReply } from "./use-days.ts";

/** An item of the cart that is sold out until a day. */
export interface SoldOutLine {
  name: string;
  /** The first delivery day on which it can be had. */
  from: string;
}

interface DayPartProps {
  order: Order;
  speech: FormSpeech;
  today: string;
  /** The days that were loaded so far; asking for another page of three weeks loads it. */
  days: DaysReply;
  /** The item that is the last to be back, where one is sold out today. */
  back: SoldOutLine | undefined;
  value: string | null;
  onChange: (day: string) => void;
  problem: string | undefined;
}

/**
 * The date picker: three weeks beginning with the current one. Days that cannot be chosen are
 * struck through or marked as full.
 */
export function DayPart(props: DayPartProps) {
  const { order, speech, today, days, back, value, onChange, problem } = props;
  const { weekStart, daysAhead } = order.data;
  const { say, format } = speech;
  const [page, setPage] = useState(value === null ? 0 : pageOf(today, weekStart, value));
  const shown = listDays(today, weekStart, page);
  const { load } = days;
  useEffect(() => load(page), [load, page]);
  const months = shown.filter((day) => day >= today);
  const isKnown = shown.some((day) => days.stateOf(day) !== undefined);
  const hasOpen = shown.some((day) => days.stateOf(day)?.state === "open");
  return (
    <Part title={say("menu.when")}>
      <div className="cal" role="group" aria-label={say("menu.when")}>
        <div className="bar">
          <span>
            {format.month(value !== null && shown.includes(value) ? value : (months[0] ?? today))}
          </span>
          <div>
            <button
              type="button"
              className="iconbtn"
              disabled={page === 0}
              aria-label={say("menu.previous_weeks")}
              onClick={() => setPage(page - 1)}
            >
              <Icon of="back" flips />
            </button>
            <button
              type="button"
              className="iconbtn"
              disabled={!hasPage(today, weekStart, page + 1, daysAhead)}
              aria-label={say("menu.next_weeks")}
              onClick={() => setPage(page + 1)}
            >
              <Icon of="on" flips />
            </button>
          </div>
        </div>
        <DayTable
          shown={shown}
          stateOf={days.stateOf}
          speech={speech}
          value={value}
          onChange={onChange}
          isInvalid={problem !== undefined}
        />
        {back && (
          <p className="say">
            {say("menu.item_sold_out", { item: back.name, date: format.dayMonth(back.from) })}
          </p>
        )}
        <p className="say" role="status">
          {sayDay(props, isKnown, hasOpen)}
        </p>
        {days.failure !== null && (
          <p className="bad">
            {say(days.failure)}{" "}
            <button type="button" className="btn" onClick={() => load(page)}>
              {say("common.try_again")}
            </button>
          </p>
        )}
      </div>
      <Problem path="deliveryDate" problem={problem} />
    </Part>
  );
}

function sayDay(
  { value, days, speech, problem }: DayPartProps,
  isKnown: boolean,
  hasOpen: boolean,
) {
  const { say, format } = speech;
  const chosen = value === null ? undefined : days.stateOf(value);
  if (value !== null && chosen?.state === "open") {
    const day = format.longDay(value);
    const text =
      chosen.placesLeft === null
        ? say("menu.day_chosen", { day })
        : say("menu.places_left", { n: chosen.placesLeft, day });
    return (
      <>
        <Icon of="chosen" />
        {text}
      </>
    );
  }
  if (isKnown && !hasOpen) return say("menu.no_day");
  return problem === undefined ? say("menu.day_first") : null;
}
