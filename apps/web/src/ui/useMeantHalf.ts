import { useContext, useLayoutEffect, useRef } from "react";
import { TimeFieldStateContext } from "react-aria-components/TimeField";
import { halfOf } from "./typedTime.ts";
import type { OpenSpan } from "./typedTime.ts";

const none: readonly OpenSpan[] = [];

/**
 * Sets the half of the day that a typed hour means in a kitchen, until the person chooses one. react-aria takes every
 * hour for the morning, so that a 4 was four at night.
 */
export function useMeantHalf(hours: readonly OpenSpan[] = none): void {
  const state = useContext(TimeFieldStateContext);
  /** `open`: no one has chosen a half; a number: the half that was set here. */
  const guess = useRef<"open" | number | null>(null);
  useLayoutEffect(() => {
    const partOf = (type: string) => state?.segments.find((part) => part.type === type);
    const [hour, minute, half] = [partOf("hour"), partOf("minute"), partOf("dayPeriod")];
    if (!state || !hour || !half) return;
    if (half.isPlaceholder) {
      guess.current = "open";
      return;
    }
    const isChosen =
      hour.isPlaceholder || (guess.current !== "open" && guess.current !== half.value);
    if (isChosen) guess.current = null;
    if (guess.current === null || !minute?.isPlaceholder) return;
    const meant = halfOf(hour.value ?? 0, hours);
    guess.current = meant;
    if (half.value !== meant) state.setSegment("dayPeriod", meant);
  }, [state, hours]);
}
