import { getMenuQrCode } from "@marzipan/contract/catalog-settings";
import { Download } from "lucide-react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ownAddress } from "../../platform/owner/page-owner.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import type { Settings } from "./catalog.types.ts";
import styles from "./catalog.module.css";

/** The code that leads a phone's camera to the menu, to print on boxes and cards. */
export function QrCard({ settings }: { settings: Settings }) {
  const t = useT();
  const fileOf = (format: "svg" | "png"): string =>
    ownAddress(getMenuQrCode.path, { kind: "slug", format });
  return (
    <Card title={t("catalog.qr_title")}>
      <div className={styles.menuQr}>
        {/* After a change of the name the browser must not show the code that it has. */}
        <img
          src={`${fileOf("svg")}#${settings.slug}`}
          alt={t("catalog.qr_alt")}
          width="176"
          height="176"
        />
        <div className={styles.menuCard}>
          <p className={styles.menuHint}>{t("catalog.qr_text")}</p>
          <div className={styles.menuActs}>
            {(["svg", "png"] as const).map((format) => (
              <ButtonLink
                key={format}
                icon={Download}
                href={fileOf(format)}
                download={`${settings.slug}.${format}`}
              >
                {t("catalog.qr_download", { format: format.toUpperCase() })}
              </ButtonLink>
            ))}
          </div>
        </div>
      </div>
    </Card>
  );
}
