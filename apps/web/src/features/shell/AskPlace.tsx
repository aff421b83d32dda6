import { loadAskPhrases } from "@marzipan/phrases/load-ask";
import { useEffect, useMemo } from "react";
import { MorePhrases, useLanguage, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { usePart } from "../../platform/parts/use-part.ts";
import { closeAsk } from "../../platform/session/ask.ts";
import type { AskReason } from "../../platform/session/ask.ts";
import { useToast } from "../../platform/toast/use-toast.ts";

/** The dialog with the agents over any page; what cannot be loaded is said, and leaves the page as it is. */
export function AskPlace({ reason }: { reason: AskReason }) {
  const t = useT();
  const showToast = useToast();
  const { language } = useLanguage();
  const { part, isFailed } = usePart(`ask-dialog-${language}`, async () => {
    const [{ AskDialog }, ask] = await Promise.all([
      import("../agents/AskDialog.tsx"),
      loadAskPhrases(language),
    ]);
    return { AskDialog, ask };
  });
  useEffect(() => {
    if (!isFailed || part) return;
    showToast(t("errors.network"));
    closeAsk();
  }, [isFailed, part, showToast, t]);
  const features = useMemo(() => (part ? { ask: part.ask } : {}), [part]);
  if (!part) return null;
  return (
    <MorePhrases sections={features}>
      <part.AskDialog reason={reason} />
    </MorePhrases>
  );
}
