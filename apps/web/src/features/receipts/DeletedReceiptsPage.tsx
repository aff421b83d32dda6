import { listReceipts, restoreReceipt } from "@marzipan/contract/receipts";
import { FileText } from "lucide-react";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { DeletedList } from "../../platform/lists/DeletedList.tsx";
import { pathTo } from "../../platform/url/path-to.ts";
import { Thumb } from "../../ui/Avatar.tsx";
import { Sum, useReceiptName } from "./ReceiptLine.tsx";

/** The discarded receipts. */
export function DeletedReceiptsPage() {
  const t = useT();
  const format = useFormat();
  const nameOf = useReceiptName();
  return (
    <DeletedList
      backTo={pathTo("/receipts")}
      list={listReceipts}
      ask={{ query: { deleted: "true" } }}
      restore={restoreReceipt}
      lead={t("receipts.deleted_text")}
      failedTitle={t("receipts.load_failed")}
      show={(receipt) => ({
        start: <Thumb icon={FileText} src={receipt.file.thumbUrl ?? undefined} alt="" size="l" />,
        title: nameOf(receipt),
        detail: receipt.reading?.date && format.date(receipt.reading.date.value),
        end: <Sum receipt={receipt} />,
      })}
    />
  );
}
