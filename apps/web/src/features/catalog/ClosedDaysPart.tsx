import { addDays } from "@marzipan/domain/dates";
import { Plus, Trash2 } from "lucide-react";
import { useFormState } from "react-hook-form";
import { sayProblem } from "../../platform/errors/error-text.ts";
import { Field } from "../../platform/forms/Field.tsx";
import { DayField } from "../../platform/calendar/DayField.tsx";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { useToday } from "../../platform/calendar/use-today.ts";
import { problemUnder } from "./form-problems.rules.ts";
import type { TypedClosedDays } from "./ordering-form.rules.ts";
import type { OrderingForm } from "./ordering-form.types.ts";
import styles from "./catalog.module.css";

/** Holidays and other days without orders, one or several in a row. */
export function ClosedDaysPart({ form }: { form: OrderingForm }) {
  const t = useT();
  const today = useToday();
  const { errors } = useFormState({ control: form.control, name: "closedDays" });
  return (
    <Card title={t("catalog.closed_days")}>
      <Field control={form.control} name="closedDays">
        {({ value, onChange }) => (
          <div className={styles.menuCard}>
            {value.length === 0 && (
              <p className={styles.menuHint}>{t("catalog.closed_days_none")}</p>
            )}
            {value.length > 0 && (
              <ul className={styles.closedDays}>
                {value.map((days, place) => (
                  <li key={place}>
                    <ClosedDaysRow
                      days={days}
                      onChange={(next) => onChange(value.toSpliced(place, 1, next))}
                      onRemove={() => onChange(value.toSpliced(place, 1))}
                      problem={problemUnder(errors.closedDays, place)}
                    />
                  </li>
                ))}
              </ul>
            )}
            <div>
              <Button
                icon={Plus}
                onPress={() => {
                  const next = addDays(value.at(-1)?.to ?? today, 1);
                  onChange([...value, { from: next, to: next, note: "" }]);
                }}
              >
                {t("catalog.closed_days_add")}
              </Button>
            </div>
          </div>
        )}
      </Field>
    </Card>
  );
}

interface ClosedDaysRowProps {
  days: TypedClosedDays;
  onChange: (days: TypedClosedDays) => void;
  onRemove: () => void;
  problem: string | undefined;
}

function ClosedDaysRow({ days, onChange, onRemove, problem }: ClosedDaysRowProps) {
  const t = useT();
  return (
    <div className={styles.closedRow}>
      <div className={styles.closedSpan}>
        <DayField
          label={t("common.from_date")}
          value={days.from}
          onChange={(from) => {
            const to = from !== null && (days.to === null || days.to < from) ? from : days.to;
            onChange({ ...days, from, to });
          }}
        />
        <DayField
          label={t("common.to_date")}
          value={days.to}
          onChange={(to) => onChange({ ...days, to })}
          error={problem === undefined ? undefined : sayProblem(t, problem)}
        />
      </div>
      <div className={styles.closedRowEnd}>
        <TextField
          label={t("catalog.closed_days_note")}
          labelEnd={t("common.optional")}
          direction="auto"
          maxLength={80}
          value={days.note}
          onChange={(note) => onChange({ ...days, note })}
        />
        <IconButton label={t("common.remove")} icon={Trash2} onPress={onRemove} />
      </div>
    </div>
  );
}
