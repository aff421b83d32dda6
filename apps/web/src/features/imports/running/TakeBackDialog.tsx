import { undoImport } from "@marzipan/contract/imports";
import { useAct } from "../../../platform/api/queries.ts";
import { useErrorText } from "../../../platform/errors/error-text.ts";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { useToast } from "../../../platform/toast/use-toast.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { noteImport } from "../sending/import-run.ts";
import type { ImportReply } from "../sending/import-run.ts";

interface TakeBackDialogProps {
  run: ImportReply;
  onClose: () => void;
}

/** Asks before an import is taken back. */
export function TakeBackDialog({ run, onClose }: TakeBackDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const showToast = useToast();
  const act = useAct(undoImport, {
    onSuccess: (result) => {
      noteImport(result);
      showToast(
        result.kept === 0
          ? t("imports.taken_back", { file: result.fileName })
          : t("imports.kept_entries", { n: result.kept }),
      );
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("imports.take_back_ask", { file: run.fileName })}
      confirmLabel={t("imports.take_back")}
      cancelLabel={t("common.cancel")}
      isPending={act.isPending}
      error={act.error ? errorText(act.error) : undefined}
      onConfirm={() => act.mutate({ params: { id: run.id } })}
    >
      {t("imports.take_back_text")}
    </ConfirmDialog>
  );
}
