import { useEffect, useRef } from "react";
import { DateInput, DateSegment } from "react-aria-components/DateField";
import { joinClasses } from "./joinClasses.ts";
import { latinDigits } from "./typedNumber.ts";
import styles from "./DateSegments.module.css";

/**
 * The segments of a date or time field, which take the digits of every script. The container must be a block and no
 * flex box (see field.css).
 */
export function Segments() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const group = place.current;
    group?.addEventListener("beforeinput", takeDigits, { capture: true });
    return () => group?.removeEventListener("beforeinput", takeDigits, { capture: true });
  }, []);
  return (
    <DateInput ref={place} data-part="date-input" className={joinClasses(styles.dateInput)}>
      {(segment) => (
        <DateSegment
          segment={segment}
          data-part="date-segment"
          className={joinClasses(styles.dateSegment)}
        />
      )}
    </DateInput>
  );
}

/** Puts 0 to 9 in the place of another script's digits: react-aria reads those of one other script at most. */
function takeDigits(event: InputEvent): void {
  const { data, inputType, isComposing, target } = event;
  if (data === null || isComposing) return;
  const taken = latinDigits(data);
  if (taken === data) return;
  event.preventDefault();
  event.stopPropagation();
  const meant = { data: taken, inputType, bubbles: true, cancelable: true };
  target?.dispatchEvent(new InputEvent("beforeinput", meant));
}
