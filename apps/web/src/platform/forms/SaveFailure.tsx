import { Notice } from "../../ui/Notice.tsx";
import { TextButton } from "../../ui/TextLink.tsx";
import { ApiError } from "../api/api-error.ts";
import { fieldsOf, useErrorText } from "../errors/error-text.ts";
import { useT } from "../i18n/LanguageProvider.tsx";

interface SaveFailureProps {
  /** Why saving failed; nothing is drawn for `null` and for what stands at the fields already. */
  error: Error | null;
  /** Loads what was changed elsewhere meanwhile under the typed changes; offered when that is the reason. */
  onLoadLatest?: (() => void) | undefined;
}

/** Says beside the button why a form could not be saved, and what to do about it. */
export function SaveFailure({ error, onLoadLatest }: SaveFailureProps) {
  const t = useT();
  const errorText = useErrorText();
  if (!error || fieldsOf(error).length > 0) return null;
  const code = error instanceof ApiError ? error.code : null;
  return (
    <Notice tone="danger" role="alert">
      {code === "internal" ? t("common.saving_failed") : errorText(error)}
      {code === "changed_elsewhere" && onLoadLatest && (
        <p>
          <TextButton onPress={onLoadLatest}>{t("orders.load_latest")}</TextButton>
        </p>
      )}
    </Notice>
  );
}
