import type { ReactNode } from "react";
import { useState } from "react";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { Sheet } from "../../../ui/Sheet.tsx";
import { OrderDayCalendar } from "./OrderDayCalendar.tsx";
import styles from "./day-sheet.module.css";

interface DaySheetProps {
  title: string;
  text?: string;
  /** The day that is chosen at first, and cannot be confirmed. */
  day: string;
  confirmLabel: string;
  onConfirm: (day: string) => void;
  onClose: () => void;
  isPending: boolean;
  error: ReactNode;
  /** A dialog above the sheet. */
  children?: ReactNode;
}

/** Asks for another delivery day, in a month that says how busy each day is. */
export function DaySheet({
  title,
  text,
  day,
  confirmLabel,
  onConfirm,
  onClose,
  isPending,
  error,
  children,
}: DaySheetProps) {
  const t = useT();
  const [chosen, setChosen] = useState(day);
  return (
    <Sheet
      isOpen
      isDismissable
      size="small"
      title={title}
      closeLabel={t("common.close")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      foot={
        <Button
          variant="primary"
          isWide
          isDisabled={chosen === day}
          isPending={isPending}
          onPress={() => onConfirm(chosen)}
        >
          {confirmLabel}
        </Button>
      }
    >
      {text !== undefined && <p className={styles.daySheetWords}>{text}</p>}
      <OrderDayCalendar label={t("orders.delivery_date")} value={chosen} onChange={setChosen} />
      {error !== null && error !== undefined && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
      {children}
    </Sheet>
  );
}
