import { useContext, useEffect, useLayoutEffect, useRef } from "react";
import { TimeFieldStateContext } from "react-aria-components/TimeField";
import { Segments } from "./DateSegments.tsx";
import { clockOfParts } from "./typedTime.ts";
import type { OpenSpan } from "./typedTime.ts";
import { useMeantHalf } from "./useMeantHalf.ts";
import styles from "./DateSegments.module.css";

/** The typed parts of a time. An hour without minutes counts as the full hour once the field is left. */
export function TimeSegments({
  onTyped,
  hours,
}: {
  onTyped: (clock: string) => void;
  /** When the business is open that day: an hour without its half of the day lies in there. */
  hours?: readonly OpenSpan[] | undefined;
}) {
  const state = useContext(TimeFieldStateContext);
  useMeantHalf(hours);
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef({ state, onTyped, hours });
  useLayoutEffect(() => {
    latest.current = { state, onTyped, hours };
  });
  useEffect(() => {
    const group = place.current;
    const settle = (event: FocusEvent): void => {
      if (group?.contains(event.relatedTarget as Node | null)) return;
      const clock = clockOfParts(latest.current.state?.segments ?? [], latest.current.hours);
      if (clock !== null) latest.current.onTyped(clock);
    };
    group?.addEventListener("focusout", settle);
    return () => group?.removeEventListener("focusout", settle);
  }, []);
  return (
    <div ref={place} className={styles.timeParts}>
      <Segments />
    </div>
  );
}
