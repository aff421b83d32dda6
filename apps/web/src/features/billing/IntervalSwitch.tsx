import { yearlyDiscountPercent } from "@marzipan/domain/plans";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Segmented } from "../../ui/Segmented.tsx";
import type { BillingInterval } from "./plan-choice.ts";

interface IntervalSwitchProps {
  value: BillingInterval;
  onChange: (interval: BillingInterval) => void;
  className?: string | undefined;
}

/** By the month or by the year, with the percentage that a year saves. */
export function IntervalSwitch({ value, onChange, className }: IntervalSwitchProps) {
  const t = useT();
  const format = useFormat();
  const percent = format.percent(yearlyDiscountPercent("pro") / 100);
  return (
    <Segmented<BillingInterval>
      fitsWords
      aria-label={t("pages.pricing")}
      className={className}
      value={value}
      onChange={onChange}
      options={[
        { id: "month", label: t("billing.monthly") },
        { id: "year", label: t("billing.yearly_save", { percent }) },
      ]}
    />
  );
}
