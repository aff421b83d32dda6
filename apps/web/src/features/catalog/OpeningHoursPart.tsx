import { useFormState } from "react-hook-form";
import { Field } from "../../platform/forms/Field.tsx";
import { HoursFields } from "../../platform/hours/HoursFields.tsx";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Card } from "../../ui/Card.tsx";
import { useWeekStart } from "../../platform/calendar/use-week-start.ts";
import { problemUnder } from "./form-problems.rules.ts";
import type { OrderingForm } from "./ordering-form.types.ts";
import styles from "./catalog.module.css";

/** When the business is open: each weekday on or off, with its hours. */
export function OpeningHoursPart({ form }: { form: OrderingForm }) {
  const t = useT();
  const weekStart = useWeekStart();
  const { errors } = useFormState({ control: form.control, name: "openingHours" });
  return (
    <Card title={t("catalog.opening_hours")}>
      <p className={styles.menuHint}>{t("catalog.opening_hours_hint")}</p>
      <Field control={form.control} name="openingHours">
        {({ value, onChange }) => (
          <HoursFields
            value={value}
            onChange={onChange}
            weekStart={weekStart}
            problemOf={(day) => problemUnder(errors.openingHours, day)}
          />
        )}
      </Field>
    </Card>
  );
}
