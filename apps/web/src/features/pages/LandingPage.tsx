import { useEffect } from "react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useUrlParams } from "../../platform/url/use-url-params.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { showToast } from "../../ui/Toast.tsx";
import { PublicFrame } from "./PublicFrame.tsx";

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
    if (isSignedOut) showToast(t("shell.signed_out"));
  }, [isSignedOut, t]);
  return (
    <PublicFrame
      title={t("pages.hero_title")}
      head={
        <div className="pub-hero">
          <h1>{t("pages.hero_title")}</h1>
          <p className="pub-lead">{t("pages.hero_text")}</p>
          <div className="pub-acts">
            <ButtonLink href="/auth?mode=sign-up" className="pub-go">
              {t("pages.start_trial")}
            </ButtonLink>
            <ButtonLink href="/pricing" className="pub-line">
              {t("pages.pricing")}
            </ButtonLink>
          </div>
          <p className="pub-fine">{t("pages.hero_fine")}</p>
        </div>
      }
    >
      {isSignedOut && (
        <Notice tone="success" role="status">
          {t("shell.signed_out")}
        </Notice>
      )}
      <div className="pub-scenes">
        {scenes.map(({ label, picture }) => (
          <section key={label} className="card pub-scene">
            <img src={`/sweets/${picture}.svg`} alt="" width="160" height="120" />
            <h2>{t(label)}</h2>
          </section>
        ))}
      </div>
    </PublicFrame>
  );
}
