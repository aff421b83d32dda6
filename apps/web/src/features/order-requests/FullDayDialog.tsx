import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";

interface FullDayDialogProps {
  isOpen: boolean;
  day: string;
  onConfirm: () => void;
  onClose: () => void;
  isPending: boolean;
}

/** Warns that a day has as many orders as the owner set, before she goes over it. */
export function FullDayDialog({ isOpen, day, onConfirm, onClose, isPending }: FullDayDialogProps) {
  const t = useT();
  const format = useFormat();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      tone="primary"
      title={t("requests.day_full_title")}
      confirmLabel={t("requests.over_capacity")}
      cancelLabel={t("common.cancel")}
      isPending={isPending}
      onConfirm={onConfirm}
    >
      {t("requests.day_full_text", { date: format.longDay(day) })}
    </ConfirmDialog>
  );
}
