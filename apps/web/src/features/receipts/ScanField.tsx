import { documentTypes } from "@marzipan/contract/files";
import { useQueryClient } from "@tanstack/react-query";
import { Camera } from "lucide-react";
import { useState } from "react";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { FileDrop } from "../../ui/FileDrop.tsx";
import { sendReceipts, stopSending, useSending } from "./sending.ts";
import styles from "./receipts.module.css";

/** The largest file that the server takes, in megabytes (spec §5). */
const limitMb = 10;

/** Takes receipts in: by the camera, by choosing or dropping several; each shows how far it is. */
export function ScanField() {
  const t = useT();
  const format = useFormat();
  const errorText = useErrorText();
  const client = useQueryClient();
  const sending = useSending();
  const [refusal, setRefusal] = useState<string | null>(null);

  function add(files: File[]) {
    const fitting = files.filter((file) => file.size <= limitMb * 1024 * 1024);
    setRefusal(fitting.length < files.length ? t("errors.document_too_large") : null);
    sendReceipts(client, fitting);
  }

  return (
    <div className={styles.scanField}>
      <FileTrigger
        acceptedFileTypes={["image/jpeg", "image/png"]}
        defaultCamera="environment"
        onSelect={(list) => list && add([...list])}
      >
        <Button variant="primary" isWide icon={Camera}>
          {t("receipts.take_photo")}
        </Button>
      </FileTrigger>
      <FileDrop
        allowsMultiple
        label={t("receipts.title")}
        text={t("receipts.drop")}
        buttonLabel={t("receipts.choose")}
        hint={t("expenses.file_kinds", { limit: limitMb })}
        acceptedTypes={documentTypes}
        files={sending.map(({ id, file, progress, error }) => ({
          id,
          file,
          name: file.name,
          ...(error === null
            ? { progress, detail: t("common.uploading", { percent: format.percent(progress) }) }
            : { error: errorText(error) }),
        }))}
        onAdd={add}
        onRefuse={() => setRefusal(t("errors.document_unreadable"))}
        onRemove={stopSending}
        removeLabel={(name) => t("receipts.stop_sending", { name })}
        error={refusal}
      />
    </div>
  );
}
