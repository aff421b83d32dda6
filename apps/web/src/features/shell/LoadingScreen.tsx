import { useT } from "../../platform/i18n/LanguageProvider.tsx";

/**
 * Shown while a page's chunk or data loads. Plain elements only, because it is part of the entry.
 */
export function LoadingScreen() {
  const t = useT();
  return (
    <div className="loading-screen">
      <span role="status" aria-label={t("common.loading")} className="loading-ring" />
    </div>
  );
}
