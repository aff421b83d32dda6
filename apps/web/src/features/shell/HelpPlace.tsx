import { useEffect } from "react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { usePart } from "../../platform/parts/use-part.ts";
import { closeHelp } from "../../platform/session/help.ts";
import type { HelpOfPage } from "../../platform/session/help.ts";
import { useToast } from "../../platform/toast/use-toast.ts";

/** The help over any page; what cannot be loaded is said, and leaves the page as it is. */
export function HelpPlace({ shown }: { shown: HelpOfPage }) {
  const t = useT();
  const showToast = useToast();
  const { part, isFailed } = usePart(
    "help-sheet",
    async () => (await import("../help/HelpSheet.tsx")).HelpSheet,
  );
  useEffect(() => {
    if (!isFailed || part) return;
    showToast(t("errors.network"));
    closeHelp();
  }, [isFailed, part, showToast, t]);
  if (!part) return null;
  const HelpSheet = part;
  return <HelpSheet key={shown.page} shown={shown} />;
}
