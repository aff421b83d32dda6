import type { Time } from "@internationalized/date";
import { Clock } from "lucide-react";
import { useMemo } from "react";
import { useLocale } from "react-aria-components/I18nProvider";
import {
  TimeField as AriaTimeField,
  type TimeFieldProps as AriaTimeFieldProps,
} from "react-aria-components/TimeField";
import { hasHalves } from "./clockParts.ts";
import { readClock, writeClock } from "./calendarDay.ts";
import { FieldFrame, type FieldTexts, hasError } from "./FieldFrame.tsx";
import { Icon } from "./Icon.tsx";
import { joinClasses } from "./joinClasses.ts";
import type { OpenSpan } from "./typedTime.ts";
import { TimeSegments } from "./TimeSegments.tsx";
import styles from "./FieldFrame.module.css";

export interface TimeFieldProps
  extends
    Omit<
      AriaTimeFieldProps<Time>,
      "className" | "children" | "isInvalid" | "value" | "defaultValue" | "onChange"
    >,
    FieldTexts {
  /** "HH:mm", 24 hours, or null while no time is typed; an hour alone is the full hour once the field is left. */
  value: string | null;
  onChange: (clock: string | null) => void;
  /** When the business is open that day: an hour without its half of the day lies in there. */
  hours?: readonly OpenSpan[] | undefined;
  className?: string | undefined;
}

/** A time of day, shown in 12 or 24 hours as the language does; "HH:mm" in and out. */
export function TimeField({
  label,
  labelEnd,
  description,
  error,
  value,
  onChange,
  hours,
  className,
  ...rest
}: TimeFieldProps) {
  const { locale } = useLocale();
  // Of itself react-aria writes 8:00 in Hebrew, where every other place of the product says 08:00.
  const hasTwoDigits = useMemo(() => !hasHalves(locale), [locale]);
  return (
    <AriaTimeField
      validationBehavior="aria"
      {...(hasTwoDigits && { shouldForceLeadingZeros: true })}
      {...rest}
      value={readClock(value)}
      onChange={(time) => onChange(time ? writeClock(time) : null)}
      isInvalid={hasError(error)}
      data-part="field"
      className={joinClasses(styles.field, className)}
    >
      <FieldFrame label={label} labelEnd={labelEnd} description={description} error={error}>
        <div data-part="input-box" className={styles.inputBox}>
          <Icon of={Clock} size="s" />
          <TimeSegments onTyped={onChange} hours={hours} />
        </div>
      </FieldFrame>
    </AriaTimeField>
  );
}
