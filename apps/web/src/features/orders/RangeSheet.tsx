import { useState } from "react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { DatePicker } from "../../ui/DatePicker.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { useWeekStart } from "./use-week-start.ts";
import { nameOfWeekday } from "./week-start.rules.ts";

interface RangeSheetProps {
  from: string | null;
  to: string | null;
  onChoose: (from: string | null, to: string | null) => void;
  onClose: () => void;
}

/** Asks for the first and the last delivery day of the list; one of the two may stay open. */
export function RangeSheet({ from, to, onChoose, onClose }: RangeSheetProps) {
  const t = useT();
  const [first, setFirst] = useState(from);
  const [last, setLast] = useState(to);
  const [isShown, setShown] = useState(false);
  const weekStart = nameOfWeekday(useWeekStart());
  const isEmpty = first === null && last === null;
  const isTurned = first !== null && last !== null && last < first;
  const shared = {
    openLabel: t("common.open_calendar"),
    monthLabels: { previous: t("common.previous_month"), next: t("common.next_month") },
    firstDayOfWeek: weekStart,
  };
  const problem = isEmpty
    ? t("errors.problem_required")
    : isTurned && t("errors.problem_date_order");
  return (
    <Sheet
      isOpen
      isDismissable
      size="small"
      title={t("orders.period_range")}
      closeLabel={t("common.close")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setShown(true);
        if (!problem) onChoose(first, last);
      }}
      foot={
        <Button variant="primary" type="submit" isWide>
          {t("orders.show_them")}
        </Button>
      }
    >
      <DatePicker label={t("common.from_date")} value={first} onChange={setFirst} {...shared} />
      <DatePicker
        label={t("common.to_date")}
        value={last}
        onChange={setLast}
        error={isShown && problem}
        {...shared}
      />
    </Sheet>
  );
}
