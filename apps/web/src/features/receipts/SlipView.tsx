import { receiptFields } from "@marzipan/contract/receipts";
import { RotateCw, ZoomIn } from "lucide-react";
import { useState } from "react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { FileViewer } from "../expenses/FileViewer.tsx";
import { useFreshDocument } from "../expenses/use-fresh-document.ts";
import type { ReceiptRow } from "./receipts.types.ts";
import { bandsOf } from "./review.rules.ts";
import styles from "./receipts.module.css";

/** The receipt itself beside its review: a picture to turn and enlarge, a PDF as the browser shows it. */
export function SlipView({ receipt }: { receipt: ReceiptRow }) {
  const t = useT();
  const { file, renew } = useFreshDocument(receipt.file);
  const [quarters, setQuarters] = useState(0);
  const [isLarge, setLarge] = useState(false);
  const isPdf = receipt.file.contentType === "application/pdf";
  return (
    <div className={styles.slipView}>
      {file && isPdf && (
        <iframe className={styles.slipPdf} src={file.url} title={t("expenses.file")} />
      )}
      {file && !isPdf && (
        <SlipPicture file={file} reading={receipt.reading} quarters={quarters} onFail={renew} />
      )}
      <div className={styles.slipTools}>
        {!isPdf && (
          <IconButton
            label={t("expenses.turn")}
            icon={RotateCw}
            onPress={() => setQuarters(quarters + 1)}
          />
        )}
        <IconButton label={t("receipts.enlarge")} icon={ZoomIn} onPress={() => setLarge(true)} />
      </div>
      {isLarge && <FileViewer file={receipt.file} onClose={() => setLarge(false)} />}
    </div>
  );
}

interface SlipPictureProps extends Pick<ReceiptRow, "file" | "reading"> {
  quarters: number;
  onFail: () => void;
}

/** The picture with a frame round each field that was read, in the look of its band. */
function SlipPicture({ file, reading, quarters, onFail }: SlipPictureProps) {
  const t = useT();
  const [width, height] = [file.width ?? 3, file.height ?? 4];
  const bands = bandsOf(reading);
  const around = width * 0.012;
  return (
    <svg
      className={styles.slipPicture}
      role="img"
      aria-label={t("expenses.file")}
      viewBox={`0 0 ${width} ${height}`}
      data-turned={quarters % 2 === 1}
      style={{ transform: `rotate(${quarters * 90}deg)` }}
    >
      <image href={file.viewUrl} width={width} height={height} onError={onFail} />
      {receiptFields.map((field) => {
        const place = reading?.places?.[field];
        if (!place) return null;
        return (
          <rect
            key={field}
            className={styles.slipMark}
            data-band={bands[field]}
            x={place.left * width - around}
            y={place.top * height - around / 2}
            width={place.width * width + 2 * around}
            height={place.height * height + around}
            rx={around}
          />
        );
      })}
    </svg>
  );
}
