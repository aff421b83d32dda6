import { deleteReceipt } from "@marzipan/contract/receipts";
import { useNavigate } from "@tanstack/react-router";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { useAct } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { deletedReceipts } from "./deleted-receipts.ts";
import type { ReceiptRow } from "./receipts.types.ts";

/** Puts a receipt away and leads back to scanning; it can be brought back for 30 days. */
export function StartOver({ receipt }: { receipt: ReceiptRow }) {
  const t = useT();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const act = useAct(deleteReceipt, {
    changes: ["receipts"],
    onSuccess: () => {
      deletedReceipts.keep(receipt);
      void navigate({ href: "/receipts", replace: true });
    },
  });
  return (
    <>
      <Button isWide icon={Undo2} iconFlips onPress={() => setOpen(true)}>
        {t("receipts.start_over")}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t("receipts.start_over")}
        confirmLabel={t("receipts.start_over")}
        cancelLabel={t("common.cancel")}
        isPending={act.isPending}
        error={act.error ? errorText(act.error) : undefined}
        onConfirm={() => act.mutate({ params: { id: receipt.id } })}
      >
        {t("receipts.start_over_text")}
      </ConfirmDialog>
    </>
  );
}
