import { mostRowsOfFile } from "@marzipan/contract/imports";
import { FileUp } from "lucide-react";
import { DropZone } from "react-aria-components/DropZone";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { joinClasses } from "../../../ui/joinClasses.ts";
import { mostMegabytes } from "../reading/open-file.ts";
import fileStyles from "../import-file.module.css";
import styles from "../imports.module.css";

/** What the device's own dialog offers; what we cannot read is offered, too, to say why. */
const offered = [
  ".zip",
  ".xlsx",
  ".csv",
  ".tsv",
  ".txt",
  ".vcf",
  ".xls",
  ".xlsm",
  ".ods",
  ".numbers",
  "text/csv",
  "text/vcard",
  "text/x-vcard",
  "text/tab-separated-values",
  "text/plain",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  "application/vnd.ms-excel",
];

interface DropPlaceProps {
  isReading: boolean;
  onFile: (file: File) => void;
}

/** The place where the file is dropped or chosen. */
export function DropPlace({ isReading, onFile }: DropPlaceProps) {
  const t = useT();
  const take = (file: File | undefined): void => {
    if (file && !isReading) onFile(file);
  };
  return (
    <DropZone
      aria-label={t("imports.step_file")}
      className={joinClasses(fileStyles.dropPlace)}
      getDropOperation={() => "copy"}
      onDrop={async (event) => {
        const dropped = event.items.find((item) => item.kind === "file");
        take(await dropped?.getFile());
      }}
    >
      <Icon of={FileUp} />
      <p className={fileStyles.dropWords}>{t("imports.drop")}</p>
      <FileTrigger acceptedFileTypes={offered} onSelect={(list) => take(list?.[0])}>
        <Button variant="primary" isPending={isReading}>
          {t("expenses.file_choose")}
        </Button>
      </FileTrigger>
      <p className={styles.importMeta} role="status">
        {isReading
          ? t("imports.reading")
          : t("imports.kinds", { size: mostMegabytes, rows: mostRowsOfFile })}
      </p>
    </DropZone>
  );
}
