import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { SleepingBun } from "./SleepingBun.tsx";
import "./screens.css";

/**
 * The screen for errors while rendering (spec §2, text of rulings §11). Plain elements only, so
 * that it needs no chunk that may not have loaded.
 */
export function ApplicationError({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <main className="last-screen">
      <div role="alert" className="card last-card">
        <SleepingBun />
        <h1>{t("errors.application_error")}</h1>
        <button type="button" className="btn btn-primary btn-wide" onClick={onRetry}>
          {t("shell.try_again")}
        </button>
        <button type="button" className="btn btn-wide" onClick={() => location.reload()}>
          {t("shell.reload_page")}
        </button>
      </div>
    </main>
  );
}
