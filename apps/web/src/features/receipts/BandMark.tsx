import type { Band } from "@marzipan/receipt-reading/bands";
import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./receipts.module.css";

const icons = { high: CircleCheck, medium: CircleAlert, low: TriangleAlert } as const;

/** How far a read field can be trusted, as icon and word. */
export function BandMark({ band }: { band: Band }) {
  const t = useT();
  return (
    <span className={styles.bandMark} data-band={band}>
      <Icon of={icons[band]} size="s" />
      <span className="sr-only">{t("receipts.confidence")} </span>
      {t(`receipts.band_${band}`)}
    </span>
  );
}
