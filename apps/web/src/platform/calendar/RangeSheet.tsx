import { useState } from "react";
import { DayField } from "./DayField.tsx";
import { useT } from "../i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";

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
  const isEmpty = first === null && last === null;
  const isTurned = first !== null && last !== null && last < first;
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
      <DayField label={t("common.from_date")} value={first} onChange={setFirst} />
      <DayField
        label={t("common.to_date")}
        value={last}
        onChange={setLast}
        error={isShown && problem}
      />
    </Sheet>
  );
}
