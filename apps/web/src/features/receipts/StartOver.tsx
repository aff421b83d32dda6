import { useNavigate } from "@tanstack/react-router";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { PutAwayDialog } from "./PutAwayDialog.tsx";
import type { ReceiptRow } from "./receipts.types.ts";
import { pathTo } from "../../platform/url/path-to.ts";

/** Puts a receipt away and leads back to scanning. */
export function StartOver({ receipt }: { receipt: ReceiptRow }) {
  const t = useT();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button isWide icon={Undo2} iconFlips onPress={() => setOpen(true)}>
        {t("receipts.start_over")}
      </Button>
      <PutAwayDialog
        receipt={receipt}
        label={t("receipts.start_over")}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onDone={() => void navigate({ href: pathTo("/receipts"), replace: true })}
      />
    </>
  );
}
