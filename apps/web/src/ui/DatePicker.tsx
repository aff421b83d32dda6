import type { DateValue } from "@internationalized/date";
import { CalendarDays } from "lucide-react";
import { Calendar as AriaCalendar } from "react-aria-components/Calendar";
import {
  DateField as AriaDateField,
  type DateFieldProps as AriaDateFieldProps,
} from "react-aria-components/DateField";
import {
  DatePicker as AriaDatePicker,
  type DatePickerProps as AriaDatePickerProps,
} from "react-aria-components/DatePicker";
import { Dialog } from "react-aria-components/Dialog";
import { Group } from "react-aria-components/Group";
import { Popover } from "react-aria-components/Popover";
import { type FirstDayOfWeek, type MonthLabels, MonthGrid } from "./Calendar.tsx";
import { parseDay } from "./calendarDay.ts";
import { Segments } from "./DateSegments.tsx";
import { FieldFrame, type FieldTexts, hasError } from "./FieldFrame.tsx";
import { IconButton } from "./IconButton.tsx";
import { joinClasses } from "./joinClasses.ts";
import fieldFrameStyles from "./FieldFrame.module.css";
import popoverStyles from "./Popover.module.css";
import optionStyles from "./Option.module.css";
import calendarStyles from "./Calendar.module.css";

interface DayValue {
  /** "yyyy-mm-dd", or null while no whole day is typed. */
  value: string | null;
  onChange: (day: string | null) => void;
  minDay?: string | undefined;
  maxDay?: string | undefined;
  className?: string | undefined;
}

type Replaced =
  | "className"
  | "children"
  | "isInvalid"
  | "value"
  | "defaultValue"
  | "onChange"
  | "minValue"
  | "maxValue"
  | "isDateUnavailable";

export interface DateFieldProps
  extends Omit<AriaDateFieldProps<DateValue>, Replaced>, FieldTexts, DayValue {}

/** Day, month and year in the order of the page's language. For days far away, such as a birthday. */
export function DateField({
  label,
  labelEnd,
  description,
  error,
  value,
  onChange,
  minDay,
  maxDay,
  className,
  ...rest
}: DateFieldProps) {
  return (
    <AriaDateField
      validationBehavior="aria"
      {...rest}
      value={parseDay(value)}
      onChange={(date) => onChange(date?.toString() ?? null)}
      minValue={parseDay(minDay)}
      maxValue={parseDay(maxDay)}
      isInvalid={hasError(error)}
      data-part="field"
      className={joinClasses(fieldFrameStyles.field, className)}
    >
      <FieldFrame label={label} labelEnd={labelEnd} description={description} error={error}>
        <div data-part="input-box" className={fieldFrameStyles.inputBox}>
          <Segments />
        </div>
      </FieldFrame>
    </AriaDateField>
  );
}

export interface DatePickerProps
  extends Omit<AriaDatePickerProps<DateValue>, Replaced | "firstDayOfWeek">, FieldTexts, DayValue {
  /** Label of the button that opens the month. */
  openLabel: string;
  monthLabels: MonthLabels;
  isDayUnavailable?: (day: string) => boolean;
  firstDayOfWeek?: FirstDayOfWeek | undefined;
}

/** A day that is typed or chosen from a month. Days are "yyyy-mm-dd" in and out. */
export function DatePicker({
  label,
  labelEnd,
  description,
  error,
  value,
  onChange,
  minDay,
  maxDay,
  openLabel,
  monthLabels,
  isDayUnavailable,
  firstDayOfWeek,
  className,
  ...rest
}: DatePickerProps) {
  return (
    <AriaDatePicker
      validationBehavior="aria"
      {...rest}
      value={parseDay(value)}
      onChange={(date) => onChange(date?.toString() ?? null)}
      minValue={parseDay(minDay)}
      maxValue={parseDay(maxDay)}
      isInvalid={hasError(error)}
      data-part="field"
      className={joinClasses(fieldFrameStyles.field, className)}
      {...(isDayUnavailable && {
        isDateUnavailable: (date: DateValue) => isDayUnavailable(date.toString()),
      })}
      {...(firstDayOfWeek && { firstDayOfWeek })}
    >
      <FieldFrame label={label} labelEnd={labelEnd} description={description} error={error}>
        <Group data-part="input-box" className={joinClasses(fieldFrameStyles.inputBox)}>
          <Segments />
          <IconButton label={openLabel} icon={CalendarDays} />
        </Group>
      </FieldFrame>
      <Popover className={joinClasses(popoverStyles.popover, popoverStyles.popoverCalendar)}>
        <Dialog aria-label={openLabel} className={joinClasses(optionStyles.options)}>
          <AriaCalendar className={joinClasses(calendarStyles.calendar)}>
            <MonthGrid monthLabels={monthLabels} />
          </AriaCalendar>
        </Dialog>
      </Popover>
    </AriaDatePicker>
  );
}
