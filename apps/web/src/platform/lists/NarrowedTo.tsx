import { ListFilter } from "lucide-react";
import { Notice } from "../../ui/Notice.tsx";
import { TextButton } from "../../ui/TextLink.tsx";
import { useFormat, useT } from "../i18n/LanguageProvider.tsx";

interface NarrowedToProps {
  /** What the list is narrowed to beside its own filters; nothing is shown for none. */
  words: readonly string[];
  onClear: () => void;
}

/** Says that a list came with a filter that has no control of its own, and takes it away. */
export function NarrowedTo({ words, onClear }: NarrowedToProps) {
  const t = useT();
  const format = useFormat();
  if (words.length === 0) return null;
  return (
    <Notice
      tone="plain"
      icon={ListFilter}
      action={<TextButton onPress={onClear}>{t("common.show_all")}</TextButton>}
    >
      {t("common.only_these", { what: format.list(words.map((word) => `\u2068${word}\u2069`)) })}
    </Notice>
  );
}
