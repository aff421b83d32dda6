import { useEffect } from "react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useUrlParams } from "../../platform/url/use-url-params.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { showLater } from "../../platform/toast/toasts.ts";
import { PublicFrame } from "./PublicFrame.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./public.module.css";
import cardStyles from "../../ui/Card.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

const scenes = [
  { label: "pages.scene_order", picture: "honey-cake" },
  { label: "pages.scene_bake", picture: "challah" },
  { label: "pages.scene_money", picture: "macarons" },
] as const;

/** `/`: what Marzipan is, and the way in. After signing out it says so (`?from=logout`). */
export function LandingPage() {
  const t = useT();
  const [{ from }] = useUrlParams();
  const isSignedOut = from === "logout";
  useEffect(() => {
    if (isSignedOut) showLater(t("shell.signed_out"));
  }, [isSignedOut, t]);
  return (
    <PublicFrame
      title={t("pages.hero_title")}
      head={
        <div className={styles.pubHero}>
          <h1>{t("pages.hero_title")}</h1>
          <p className={styles.pubLead}>{t("pages.hero_text")}</p>
          <div className={styles.pubActs}>
            <ButtonLink href={pathTo("/auth", { mode: "sign-up" })} className={styles.pubGo}>
              {t("pages.start_trial")}
            </ButtonLink>
            <ButtonLink href={pathTo("/pricing")} className={styles.pubLine}>
              {t("pages.pricing")}
            </ButtonLink>
          </div>
          <p className={styles.pubFine}>{t("pages.hero_fine")}</p>
        </div>
      }
    >
      {isSignedOut && (
        <Notice tone="success" role="status">
          {t("shell.signed_out")}
        </Notice>
      )}
      <div className={styles.pubScenes}>
        {scenes.map(({ label, picture }) => (
          <section
            key={label}

            className={joinClasses(cardStyles.card, styles.pubScene)}
          >
            <img src={`/sweets/${picture}.svg`} alt="" width="160" height="120" />
            <h2>{t(label)}</h2>
          </section>
        ))}
      </div>
    </PublicFrame>
  );
}
