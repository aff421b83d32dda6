import { ExternalLink, RotateCw, ZoomIn, ZoomOut } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import type { DocumentView } from "./expenses.types.ts";
import { keepCentre } from "./keep-centre.ts";
import { useFreshDocument } from "./use-fresh-document.ts";
import styles from "./expenses.module.css";

/** How far a picture is enlarged, step by step. */
const zooms = [1, 1.5, 2, 3, 4] as const;

interface FileViewerProps {
  file: DocumentView;
  onClose: () => void;
}

/** A document in the page: a picture to enlarge and turn, a PDF as the browser shows it. */
export function FileViewer({ file: known, onClose }: FileViewerProps) {
  const t = useT();
  const errorText = useErrorText();
  const { file, error, renew } = useFreshDocument(known);
  return (
    <Sheet
      isOpen
      isTall
      isDismissable
      size="large"
      title={t("expenses.file")}
      closeLabel={t("common.close")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      foot={
        file && (
          <ButtonLink icon={ExternalLink} href={file.url} target="_blank" rel="noopener">
            {t("expenses.open_file")}
          </ButtonLink>
        )
      }
    >
      {error && (
        <ErrorState
          title={t("errors.not_loaded")}
          text={errorText(error)}
          retryLabel={t("common.try_again")}
          onRetry={renew}
        />
      )}
      {!file && !error && <Skeleton height="60dvh" />}
      {file && <ShownFile file={file} onFail={renew} />}
    </Sheet>
  );
}

function ShownFile({ file, onFail }: { file: DocumentView; onFail: () => void }) {
  const t = useT();
  if (file.contentType === "application/pdf") {
    return <iframe className={styles.viewerPdf} src={file.url} title={t("expenses.file")} />;
  }
  return <PictureViewer file={file} onFail={onFail} />;
}

/** A picture to enlarge step by step, keeping the point in the middle, and to turn by quarters. */
function PictureViewer({ file, onFail }: { file: DocumentView; onFail: () => void }) {
  const t = useT();
  const [zoom, setZoom] = useState(0);
  const [quarters, setQuarters] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const size = `${(zooms[zoom] ?? 1) * 100}%`;
  const zoomTo = (next: number): void =>
    keepCentre(frame.current, () => flushSync(() => setZoom(next)));
  return (
    <div className={styles.viewer}>
      <div className={styles.viewerTools}>
        <IconButton
          isOutlined
          label={t("expenses.zoom_out")}
          icon={ZoomOut}
          isDisabled={zoom === 0}
          onPress={() => zoomTo(zoom - 1)}
        />
        <IconButton
          isOutlined
          label={t("expenses.zoom_in")}
          icon={ZoomIn}
          isDisabled={zoom === zooms.length - 1}
          onPress={() => zoomTo(zoom + 1)}
        />
        <IconButton
          isOutlined
          label={t("expenses.turn")}
          icon={RotateCw}
          onPress={() => setQuarters(quarters + 1)}
        />
      </div>
      <div ref={frame} className={styles.viewerFrame} role="group" aria-label={t("expenses.file")}>
        <div className={styles.viewerBoard} style={{ inlineSize: size }}>
          <img
            src={file.viewUrl}
            alt={t("expenses.file")}
            onError={onFail}
            style={{ transform: `rotate(${quarters * 90}deg)` }}
          />
        </div>
      </div>
    </div>
  );
}
