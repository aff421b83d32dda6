import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";

interface LeaveDialogProps {
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before a form with unsaved words is left. */
export function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  const t = useT();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onStay()}
      title={t("common.unsaved_title")}
      confirmLabel={t("common.leave")}
      cancelLabel={t("common.stay")}
      onConfirm={onLeave}
    >
      {t("common.unsaved_text")}
    </ConfirmDialog>
  );
}
