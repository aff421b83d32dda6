import { documentTypes } from "@marzipan/contract/files";
import { useMutation } from "@tanstack/react-query";
import { Expand, FileText, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { sendDocument } from "../../platform/api/upload.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Thumb } from "../../ui/Avatar.tsx";
import { Button } from "../../ui/Button.tsx";
import { FileDrop } from "../../ui/FileDrop.tsx";
import type { FileItem } from "../../ui/FileDrop.tsx";
import { FileViewer } from "./FileViewer.tsx";
import type { DocumentView } from "./expenses.types.ts";

/** The largest document that the server takes, in megabytes (spec §5). */
const limitMb = 10;

interface ReceiptFieldProps {
  value: DocumentView | null;
  onChange: (file: DocumentView | null) => void;
  /** Hears when sending begins and ends. */
  onSending: (isSending: boolean) => void;
}

/** The receipt beside an expense: dropped or chosen, sent at once with its progress, viewed, taken away. */
export function ReceiptField({ value, onChange, onSending }: ReceiptFieldProps) {
  const t = useT();
  const format = useFormat();
  const errorText = useErrorText();
  const [progress, setProgress] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const sending = useMutation({
    retry: false,
    mutationFn: (file: File) => {
      stop.current = new AbortController();
      return sendDocument(file, { onProgress: setProgress, signal: stop.current.signal });
    },
    onSuccess: onChange,
    onSettled: () => onSending(false),
  });

  function add([file]: File[]) {
    if (!file) return;
    setProgress(0);
    sending.reset();
    const isTooLarge = file.size > limitMb * 1024 * 1024;
    setRefusal(isTooLarge ? t("errors.document_too_large") : null);
    if (isTooLarge) return;
    onSending(true);
    sending.mutate(file);
  }

  const file = sending.isPending ? sending.variables : undefined;
  const files: FileItem[] = file
    ? [
        {
          id: "sending",
          name: file.name,
          file,
          progress,
          detail: t("common.uploading", { percent: format.percent(progress) }),
        },
      ]
    : [];
  const { error } = sending;
  const failure = error && error.name !== "AbortError" ? errorText(error) : null;
  return (
    <div className="field">
      <span className="field-label">{t("expenses.file")}</span>
      {value ? (
        <KeptReceipt file={value} onRemove={() => onChange(null)} />
      ) : (
        <FileDrop
          label={t("expenses.file")}
          text={t("expenses.file_drop")}
          buttonLabel={t("expenses.file_choose")}
          hint={t("expenses.file_kinds", { limit: limitMb })}
          acceptedTypes={documentTypes}
          files={files}
          onAdd={add}
          onRefuse={() => setRefusal(t("errors.document_unreadable"))}
          onRemove={() => stop.current?.abort()}
          removeLabel={() => t("expenses.file_remove")}
          error={refusal ?? failure}
        />
      )}
    </div>
  );
}

function KeptReceipt({ file, onRemove }: { file: DocumentView; onRemove: () => void }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="receipt-kept">
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
