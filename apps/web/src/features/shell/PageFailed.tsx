import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { ApiError } from "../../platform/api/api-error.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ApplicationError } from "./ApplicationError.tsx";
import "./screens.css";

/** A page that did not come: its call failed (what to do stands beside it), or the page itself broke. */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  const t = useT();
  const errorText = useErrorText();
  const router = useRouter();
  const client = useQueryClient();
  const retry = () => {
    reset();
    void client.resetQueries({ predicate: (query) => query.state.status === "error" });
    void router.invalidate();
  };
  if (!(error instanceof ApiError)) return <ApplicationError onRetry={retry} />;
  return (
    <main className="last-screen">
      <div role="alert" className="card last-card">
        <h1>{t("shell.page_failed")}</h1>
        <p>{errorText(error)}</p>
        <button type="button" className="btn btn-primary btn-wide" onClick={retry}>
          {t("shell.try_again")}
        </button>
      </div>
    </main>
  );
}
