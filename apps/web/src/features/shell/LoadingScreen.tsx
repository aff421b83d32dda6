import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import "./screens.css";

/** Stands while a page is on its way. Plain elements only: it is part of the entry. */
export function LoadingScreen() {
  const t = useT();
  return (
    <div className="loading-screen">
      <span role="status" aria-label={t("common.loading")} className="loading-ring" />
    </div>
  );
}
