import { RotateCcw } from "lucide-react";
import { TextButton } from "../../ui/TextLink.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useT } from "../i18n/LanguageProvider.tsx";
import type { Draft } from "./use-draft.ts";

/** Says that what was typed earlier is here again, and offers to start empty. */
export function DraftNotice({ draft }: { draft: Draft }) {
  const t = useT();
  return (
    <Notice
      tone="plain"
      icon={RotateCcw}
      role="status"
      action={<TextButton onPress={draft.discard}>{t("orders.start_empty")}</TextButton>}
    >
      {t("orders.draft_is_back")}
    </Notice>
  );
}
