import { useState } from "react";
import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { dayRefusalOf } from "./refused-day.ts";

interface DayWarningProps {
  /** Why the last attempt failed; only a refused day opens the dialog. */
  error: Error | null;
  day: string;
  /** Repeats the act with the confirmation. */
  onConfirm: () => void;
  onClose: () => void;
  isPending: boolean;
  /**
   * The words of the confirming button; by default they say that the order is taken nevertheless.
   */
  confirmLabel?: string;
  /** Why going over the day failed; the dialog stays open. */
  problem?: string | null;
}

/** Warns that a day is full or closed, or an item sold out on it, before the owner goes over it (rulings §5). */
export function DayWarning({
  error,
  day,
  onConfirm,
  onClose,
  isPending,
  confirmLabel,
  problem = null,
}: DayWarningProps) {
  const t = useT();
  const format = useFormat();
  const refusal = dayRefusalOf(error);
  const [last, setLast] = useState(refusal);
  if (refusal !== null && refusal !== last) setLast(refusal);
  // The act resets its error while it runs; the refusal is remembered here, so that the dialog
  // stays open.
  const shown = refusal ?? last;
  if (shown === null) return null;
  return (
    <ConfirmDialog
      isOpen={refusal !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      tone="primary"
      title={t(`orders.day_${shown}_title`)}
      confirmLabel={confirmLabel ?? t("orders.over_day")}
      cancelLabel={t("common.cancel")}
      isPending={isPending}
      onConfirm={onConfirm}
      error={problem}
    >
      {t(`orders.day_${shown}_text`, { date: format.longDay(day) })}
    </ConfirmDialog>
  );
}
