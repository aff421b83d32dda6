import { undoImport } from "@marzipan/contract/imports";
import { useAct } from "../../../platform/api/queries.ts";
import { useErrorText } from "../../../platform/errors/error-text.ts";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { useToast } from "../../../platform/toast/use-toast.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { Track } from "../../../ui/Track.tsx";
import { noteImport } from "../sending/import-run.ts";
import type { ImportReply } from "../sending/import-run.ts";

/** Returns how many entries an undo that has begun has handled, of how many; 0 before and once it is done. */
export function undoneOf({ made, joined, undone, takenBackAt }: ImportReply) {
  return { undone: takenBackAt === null ? (undone ?? 0) : 0, all: made + joined };
}

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
      // Of a large import a call undoes a part.
      if (result.takenBackAt === null && (result.undone ?? 0) > 0) {
        act.mutate({ params: { id: run.id } });
        return;
      }
      showToast(
        result.kept === 0
          ? t("imports.taken_back", { file: result.fileName })
          : t("imports.kept_entries", { n: result.kept }),
      );
      onClose();
    },
  });
  const { undone, all } = undoneOf(act.data ?? run);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("imports.take_back_ask", { file: run.fileName })}
      confirmLabel={t("imports.take_back")}
      cancelLabel={t("common.cancel")}
      isPending={act.isPending || (act.isSuccess && undone > 0)}
      error={act.error ? errorText(act.error) : undefined}
      onConfirm={() => act.mutate({ params: { id: run.id } })}
    >
      {t("imports.take_back_text")}
      {undone > 0 && (
        <Track label={t("imports.take_back")} value={undone} max={all}>
          <p>{t("imports.undone_so_far", { all, done: undone })}</p>
        </Track>
      )}
    </ConfirmDialog>
  );
}
