import { comparisons } from "@marzipan/contract/analytics";
import { useState } from "react";
import { DayField } from "../../platform/calendar/DayField.tsx";
import { useToday } from "../../platform/calendar/use-today.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { RadioGroup } from "../../ui/RadioGroup.tsx";
import { Segmented } from "../../ui/Segmented.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { daysOf, namedPeriods } from "./period.rules.ts";
import type { FiguresView } from "./period.rules.ts";
import styles from "./period.module.css";

interface PeriodSheetProps {
  view: FiguresView;
  isPlain: boolean;
  onChoose: (view: Pick<FiguresView, "from" | "to" | "compare">) => void;
  onClose: () => void;
}

/** Chooses a period by name or by its days, and what it is compared with. */
export function PeriodSheet({ view, isPlain, onChoose, onClose }: PeriodSheetProps) {
  const t = useT();
  const format = useFormat();
  const today = useToday();
  const named = namedPeriods.map((id) => ({ id, ...daysOf(id, today) }));
  const opened = named.find(({ from, to }) => from === view.from && to === view.to)?.id;
  const [chosen, setChosen] = useState<string>(opened ?? "own_days");
  const [first, setFirst] = useState<string | null>(view.from);
  const [last, setLast] = useState<string | null>(view.to);
  const [compare, setCompare] = useState(view.compare);
  const [isShown, setShown] = useState(false);
  const isMissing = first === null || last === null;
  const problem = isMissing
    ? t("errors.problem_required")
    : last < first && t("errors.problem_date_order");
  const choose = (): void => {
    const days = named.find(({ id }) => id === chosen);
    if (days) return onChoose({ from: days.from, to: days.to, compare });
    setShown(true);
    if (!problem && first !== null && last !== null) onChoose({ from: first, to: last, compare });
  };
  return (
    <Sheet
      isOpen
      isDismissable
      size="small"
      title={t("dashboard.period")}
      closeLabel={t("common.close")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        choose();
      }}
      foot={
        <Button variant="primary" type="submit" isWide>
          {t("orders.show_them")}
        </Button>
      }
    >
      <RadioGroup
        aria-label={t("dashboard.period")}
        value={chosen}
        onChange={setChosen}
        options={[
          ...named.map(({ id, from, to }) => ({
            id: id as string,
            label: t(`analytics.${id}`),
            detail: format.range(from, to),
          })),
          { id: "own_days", label: t("analytics.own_days") },
        ]}
      />
      {chosen === "own_days" && (
        <div className={styles.periodOwn}>
          <DayField label={t("common.from_date")} value={first} onChange={setFirst} />
          <DayField
            label={t("common.to_date")}
            value={last}
            onChange={setLast}
            error={isShown && problem}
          />
        </div>
      )}
      {!isPlain && (
        <Segmented
          label={t("analytics.compare")}
          options={comparisons.map((id) => ({ id, label: t(`analytics.compare_${id}`) }))}
          value={compare}
          onChange={setCompare}
        />
      )}
    </Sheet>
  );
}
