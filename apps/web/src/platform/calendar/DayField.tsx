import { DatePicker } from "../../ui/DatePicker.tsx";
import type { DatePickerProps } from "../../ui/DatePicker.tsx";
import { useT } from "../i18n/LanguageProvider.tsx";
import { useWeekStart } from "./use-week-start.ts";
import { nameOfWeekday } from "./week-start.rules.ts";

/** A day that is typed or chosen from a month, whose weeks begin as the business's do. */
export function DayField(
  props: Omit<DatePickerProps, "openLabel" | "monthLabels" | "firstDayOfWeek">,
) {
  const t = useT();
  return (
    <DatePicker
      {...props}
      openLabel={t("common.open_calendar")}
      monthLabels={{ previous: t("common.previous_month"), next: t("common.next_month") }}
      firstDayOfWeek={nameOfWeekday(useWeekStart())}
    />
  );
}
