import { addDays } from "@marzipan/domain/dates";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { DatePicker } from "../../ui/DatePicker.tsx";
import { useToday } from "../orders/use-today.ts";
import { useWeekStart } from "../orders/use-week-start.ts";
import { nameOfWeekday } from "../orders/week-start.rules.ts";

interface SoldOutFieldProps {
  value: string | null;
  onChange: (day: string | null) => void;
  onBlur?: () => void;
  error: string | undefined;
}

/** The day from which an item can be had again; empty: it can be had now. */
export function SoldOutField({ value, onChange, onBlur, error }: SoldOutFieldProps) {
  const t = useT();
  const today = useToday();
  const weekStart = useWeekStart();
  return (
    <DatePicker
      label={t("catalog.sold_out_day")}
      labelEnd={t("common.optional")}
      description={t("catalog.sold_out_hint")}
      value={value}
      onChange={onChange}
      {...(onBlur && { onBlur })}
      error={error}
      minDay={addDays(today, 1)}
      openLabel={t("common.open_calendar")}
      monthLabels={{ previous: t("common.previous_month"), next: t("common.next_month") }}
      firstDayOfWeek={nameOfWeekday(weekStart)}
    />
  );
}
