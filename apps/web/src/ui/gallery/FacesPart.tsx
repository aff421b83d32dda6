import { CalendarDays, FileSpreadsheet, Plus } from "lucide-react";
import { Button } from "../Button.tsx";
import { EmptyState } from "../EmptyState.tsx";
import { ErrorState } from "../ErrorState.tsx";
import { NoMatch } from "../NoMatch.tsx";
import { Notice } from "../Notice.tsx";
import { TicketListSkeleton } from "../Skeleton.tsx";
import type { GalleryTexts } from "./galleryTexts.ts";
import { GallerySection } from "./GallerySection.tsx";
import styles from "./gallery.module.css";

/** Empty, loading, failed and no match, and the notices. */
export function FacesPart({ t }: { t: GalleryTexts }) {
  return (
    <>
      <GallerySection title="Notices">
        <div className={styles.closePair}>
          <Notice tone="warning" icon={CalendarDays}>
            {t.busyDay}
          </Notice>
          <Notice tone="danger">{t.nutWarning}</Notice>
          <Notice tone="success" action={<Button variant="quiet">{t.cancel}</Button>}>
            {t.saved}
          </Notice>
          <Notice title={t.noOrders}>{t.noOrdersText}</Notice>
        </div>
      </GallerySection>
      <GallerySection title="Faces of a list">
        <div className={styles.columns}>
          <EmptyState title={t.noOrders} text={t.noOrdersText} headingLevel={3}>
            <Button variant="primary" icon={Plus}>
              {t.firstOrder}
            </Button>
            <Button icon={FileSpreadsheet}>{t.importSheet}</Button>
          </EmptyState>
          <TicketListSkeleton label={t.loading} count={2} />
          <ErrorState
            title={t.errorTitle}
            text={t.errorText}
            retryLabel={t.tryAgain}
            onRetry={() => {}}
            headingLevel={3}
          />
          <NoMatch title={t.noMatch} clearLabel={t.clear} onClear={() => {}} />
        </div>
      </GallerySection>
    </>
  );
}
