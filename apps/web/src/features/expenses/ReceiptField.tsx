import { documentTypes } from "@marzipan/contract/files";
import { Expand, FileText, Trash2 } from "lucide-react";
import { useState } from "react";
import { sendDocument } from "../../platform/api/upload.ts";
import { useSentFile } from "../../platform/forms/use-sent-file.ts";
import type { Sending } from "../../platform/forms/use-submit-after.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Thumb } from "../../ui/Avatar.tsx";
import { Button } from "../../ui/Button.tsx";
import { FileDrop } from "../../ui/FileDrop.tsx";
import { FileViewer } from "./FileViewer.tsx";
import type { DocumentView } from "./expenses.types.ts";
import styles from "./expenses.module.css";
import fieldFrameStyles from "../../ui/FieldFrame.module.css";

/** The largest document that the server takes, in megabytes (spec §5). */
const limitMb = 10;

interface ReceiptFieldProps {
  value: DocumentView | null;
  onChange: (file: DocumentView | null) => void;
  /** Hears when sending begins and how it ends. */
  onSending: (sending: Sending) => void;
}

/** The receipt beside an expense: dropped or chosen, sent at once with its progress, viewed, taken away. */
export function ReceiptField({ value, onChange, onSending }: ReceiptFieldProps) {
  const t = useT();
  const sent = useSentFile({
    send: sendDocument,
    onStored: onChange,
    onSending,
    limitMb,
    tooLargeText: t("errors.document_too_large"),
    wrongKindText: t("errors.document_unreadable"),
  });
  return (
    <div data-part="field" className={fieldFrameStyles.field}>
      <span className={fieldFrameStyles.fieldLabel}>{t("expenses.file")}</span>
      {value ? (
        <KeptReceipt file={value} onRemove={() => onChange(null)} />
      ) : (
        <FileDrop
          {...sent}
          label={t("expenses.file")}
          text={t("expenses.file_drop")}
          buttonLabel={t("expenses.file_choose")}
          hint={t("expenses.file_kinds", { limit: limitMb })}
          acceptedTypes={documentTypes}
          removeLabel={() => t("expenses.file_remove")}
        />
      )}
    </div>
  );
}

function KeptReceipt({ file, onRemove }: { file: DocumentView; onRemove: () => void }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.receiptKept}>
      <Thumb icon={FileText} src={file.thumbUrl ?? undefined} alt="" size="l" />
      <Button icon={Expand} onPress={() => setOpen(true)}>
        {t("expenses.view_file")}
      </Button>
      <Button variant="quiet" icon={Trash2} onPress={onRemove}>
        {t("expenses.file_remove")}
      </Button>
      {isOpen && <FileViewer file={file} onClose={() => setOpen(false)} />}
    </div>
  );
}
