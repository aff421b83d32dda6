import type { Language } from "@marzipan/contract/languages";
import { locales } from "@marzipan/phrases/locales";
import { useRef } from "react";
import type { ReactNode } from "react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { showPlaceholders, storePlaceholders } from "./placeholders.rules.ts";
import type { Placeholder } from "./placeholders.rules.ts";
import styles from "./settings.module.css";

interface MessageFieldProps {
  label: string;
  labelEnd?: ReactNode;
  error?: ReactNode;
  /** The language of the message; placeholders are shown in that of the page. */
  language: Language;
  /** The stored form, with `{name}` for a placeholder. */
  value: string;
  onChange: (value: string) => void;
  placeholders: readonly Placeholder[];
}

/** A message with placeholders, and a button for each that inserts it at the caret. */
export function MessageField({
  language,
  value,
  onChange,
  placeholders,
  ...texts
}: MessageFieldProps) {
  const t = useT();
  const area = useRef<HTMLTextAreaElement>(null);
  const hasCaret = useRef(false);
  const insert = (text: string): void => {
    const field = area.current;
    if (!field) return;
    if (!hasCaret.current) field.setSelectionRange(field.value.length, field.value.length);
    field.focus();
    // Unlike setting the value, this keeps the browser's undo.
    document.execCommand("insertText", false, text);
  };
  return (
    <>
      <TextField
        {...texts}
        lines={5}
        areaRef={area}
        lang={language}
        direction={locales[language].direction}
        value={showPlaceholders(value, placeholders)}
        onChange={(text) => onChange(storePlaceholders(text, placeholders))}
        onFocus={() => (hasCaret.current = true)}
      />
      <div className={styles.settingsWords}>
        <span>{t("settings.text_filled")}</span>
        {placeholders.map(({ token, shown }) => {
          const word = shown.slice(1, -1);
          return (
            <Button
              key={token}
              className={styles.settingsWord}
              aria-label={t("settings.text_insert", { word })}
              onPress={() => insert(shown)}
            >
              {word}
            </Button>
          );
        })}
      </div>
    </>
  );
}
