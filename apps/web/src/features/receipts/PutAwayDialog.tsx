import { deleteReceipt, listReceipts } from "@marzipan/contract/receipts";
import { justDeleted } from "../../platform/undo/just-deleted.ts";
import { useAct } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import type { ReceiptRow } from "./receipts.types.ts";

interface PutAwayDialogProps {
  receipt: ReceiptRow;
  /** The deed in words, as the button that asked for it says it. */
  label: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** It is put away. */
  onDone?: () => void;
}

/** Asks before a receipt is put away; it can be brought back for 30 days (rulings §4). */
export function PutAwayDialog({
  receipt,
  label,
  isOpen,
  onOpenChange,
  onDone,
}: PutAwayDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const act = useAct(deleteReceipt, {
    onSuccess: () => {
      justDeleted(listReceipts).keep(receipt);
      onDone?.();
    },
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={label}
      confirmLabel={label}
      cancelLabel={t("common.cancel")}
      isPending={act.isPending}
      error={act.error ? errorText(act.error) : undefined}
      onConfirm={() => act.mutate({ params: { id: receipt.id } })}
    >
      {t("receipts.start_over_text")}
    </ConfirmDialog>
  );
}
