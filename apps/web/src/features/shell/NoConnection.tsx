import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { SleepingBun } from "./SleepingBun.tsx";
import { useRecovery } from "./use-recovery.ts";
import "./screens.css";

/**
 * Shown when a page could not be loaded because the server is unreachable; retries by itself. Plain
 * elements only, as it must render without network.
 */
export function NoConnection({ onRecover }: { onRecover: () => void }) {
  const t = useT();
  useRecovery(onRecover);
  return (
    <main className="last-screen">
      <div role="alert" className="card last-card">
        <SleepingBun />
        <h1>{t("shell.no_connection")}</h1>
        <p>{t("shell.no_connection_text")}</p>
        <button type="button" className="btn btn-primary btn-wide" onClick={onRecover}>
          {t("shell.try_again")}
        </button>
      </div>
    </main>
  );
}
