import { addDays } from "@marzipan/domain/dates";
import { DayField } from "../../platform/calendar/DayField.tsx";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useToday } from "../../platform/calendar/use-today.ts";

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
  return (
    <DayField
      label={t("catalog.sold_out_day")}
      labelEnd={t("common.optional")}
      description={t("catalog.sold_out_hint")}
      value={value}
      onChange={onChange}
      {...(onBlur && { onBlur })}
      error={error}
      minDay={addDays(today, 1)}
    />
  );
}
