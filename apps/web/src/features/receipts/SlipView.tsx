import { RotateCw, ZoomIn } from "lucide-react";
import { useState } from "react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { FileViewer } from "../expenses/FileViewer.tsx";
import type { ReceiptRow } from "./receipts.types.ts";
import "../expenses/expenses.css";

/** The receipt itself beside its review: a picture to turn and enlarge, a PDF as the browser shows it. */
export function SlipView({ file }: { file: ReceiptRow["file"] }) {
  const t = useT();
  const [quarters, setQuarters] = useState(0);
  const [isLarge, setLarge] = useState(false);
  const isPdf = file.contentType === "application/pdf";
  return (
    <div className="slip-view">
      {isPdf ? (
        <iframe className="slip-pdf" src={file.url} title={t("expenses.file")} />
      ) : (
        <img
          className="slip-picture"
          src={file.viewUrl}
          alt={t("expenses.file")}
          data-turned={quarters % 2 === 1}
          style={{ transform: `rotate(${quarters * 90}deg)` }}
        />
      )}
      <div className="slip-tools">
        {!isPdf && (
          <IconButton
            label={t("expenses.turn")}
            icon={RotateCw}
            onPress={() => setQuarters(quarters + 1)}
          />
        )}
        <IconButton label={t("receipts.enlarge")} icon={ZoomIn} onPress={() => setLarge(true)} />
      </div>
      {isLarge && <FileViewer file={file} onClose={() => setLarge(false)} />}
    </div>
  );
}
