import type { FieldBinding } from "../../platform/forms/Field.tsx";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { DatePicker } from "../../ui/DatePicker.tsx";
import { useWeekStart } from "../orders/use-week-start.ts";
import { nameOfWeekday } from "../orders/week-start.rules.ts";

interface DueFieldProps extends FieldBinding<string | null> {
  className?: string;
}

/** The day by which a task is due. */
export function DueField({ className, ...field }: DueFieldProps) {
  const t = useT();
  const weekStart = nameOfWeekday(useWeekStart());
  return (
    <DatePicker
      {...field}
      {...(className !== undefined && { className })}
      label={t("tasks.due_date")}
      openLabel={t("common.open_calendar")}
      monthLabels={{ previous: t("common.previous_month"), next: t("common.next_month") }}
      firstDayOfWeek={weekStart}
    />
  );
}
