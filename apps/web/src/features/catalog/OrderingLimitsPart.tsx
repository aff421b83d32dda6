import { slotSteps } from "@marzipan/contract/ordering-rules";
import { Field } from "../../platform/forms/Field.tsx";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Card } from "../../ui/Card.tsx";
import { ChoiceChips } from "../../ui/ChoiceChips.tsx";
import { NumberField } from "../../ui/NumberField.tsx";
import { TimeField } from "../../ui/TimeField.tsx";
import type { OrderingForm } from "./ordering-form.types.ts";
import styles from "../../platform/screen/page-parts.module.css";

/** How early, how late and how much can be asked for. */
export function OrderingLimitsPart({ form }: { form: OrderingForm }) {
  const t = useT();
  const { control } = form;
  const whole = {
    minValue: 0,
    stepLabels: { less: t("common.less_by_one"), more: t("common.more_by_one") },
  };
  return (
    <Card title={t("catalog.limits")}>
      <div className={styles.formCard}>
        <div className={styles.formValues}>
          <Field control={control} name="leadTimeHours">
            {(field) => (
              <NumberField
                {...field}
                {...whole}
                label={t("catalog.lead_time")}
                description={t("catalog.lead_time_hint")}
              />
            )}
          </Field>
          <Field control={control} name="cutOffTime">
            {(field) => (
              <TimeField
                {...field}
                label={t("catalog.cut_off")}
                labelEnd={t("common.optional")}
                description={t("catalog.cut_off_hint")}
              />
            )}
          </Field>
          <Field control={control} name="maxOrdersADay">
            {(field) => (
              <NumberField
                {...field}
                {...whole}
                label={t("catalog.most_orders")}
                labelEnd={t("common.optional")}
                description={t("catalog.most_orders_hint")}
              />
            )}
          </Field>
          <Field control={control} name="daysAhead">
            {(field) => (
              <NumberField
                {...field}
                {...whole}
                label={t("catalog.days_ahead")}
                description={t("catalog.days_ahead_hint")}
              />
            )}
          </Field>
        </div>
        <Field control={control} name="slotMinutes">
          {({ value, onChange, error }) => (
            <ChoiceChips
              label={t("catalog.slots")}
              options={slotSteps.map((minutes) => ({
                id: String(minutes),
                text: t("catalog.slot_minutes", { n: minutes }),
              }))}
              value={value}
              onChange={onChange}
              error={error}
            />
          )}
        </Field>
      </div>
    </Card>
  );
}
