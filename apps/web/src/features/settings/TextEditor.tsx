import type { Language } from "@marzipan/contract/languages";
import { locales } from "@marzipan/phrases/locales";
import { useRef, useState } from "react";
import { useFieldErrors } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Pill } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { Form } from "../../ui/Form.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { SaveRow } from "./SaveRow.tsx";
import { useSavingBusiness } from "./use-saving.ts";
import styles from "./settings.module.css";
import screenStyles from "../../platform/screen/screen.module.css";

interface TextEditorProps {
  /** `kind.language`, as the business keeps it. */
  name: string;
  language: Language;
  /** The default wording. */
  standard: string;
  /** The owner's wording; undefined while the default is in use. */
  own: string | undefined;
}

/** One text to reword: its placeholders can be put in where the caret stands; the default is one press away. */
export function TextEditor({ name, language, standard, own }: TextEditorProps) {
  const t = useT();
  const act = useSavingBusiness();
  const fieldError = useFieldErrors(act.error);
  const [words, setWords] = useState(own ?? standard);
  const place = useRef<HTMLDivElement>(null);
  const placeholders = [...new Set(standard.match(/\{\w+\}/g) ?? [])];

  const insert = (placeholder: string): void => {
    const field = place.current?.querySelector("textarea");
    const at = field?.selectionStart ?? words.length;
    setWords(words.slice(0, at) + placeholder + words.slice(field?.selectionEnd ?? at));
    field?.focus();
  };
  return (
    <Form
      data-part="settings-form"
      className={screenStyles.settingsForm}
      onSubmit={(event) => {
        event.preventDefault();
        act.mutate({ body: { whatsappTexts: { [name]: words === standard ? "" : words } } });
      }}
    >
      <div ref={place} lang={language} dir={locales[language].direction}>
        <TextField
          label={t("settings.text_words")}
          labelEnd={
            <Pill tone={own === undefined ? "plain" : "tint"}>
              {t(own === undefined ? "settings.text_default" : "settings.text_own")}
            </Pill>
          }
          lines={5}
          value={words}
          onChange={setWords}
          error={fieldError(`whatsappTexts.${name}`)}
        />
      </div>
      <div className={styles.settingsWords}>
        <span>{t("settings.text_filled")}</span>
        {placeholders.map((placeholder) => (
          <Button
            key={placeholder}
            className={styles.settingsWord}
            aria-label={t("settings.text_insert", { word: placeholder })}
            onPress={() => insert(placeholder)}
          >
            <bdi dir="ltr">{placeholder}</bdi>
          </Button>
        ))}
      </div>
      {(own !== undefined || words !== standard) && (
        <Button variant="quiet" onPress={() => setWords(standard)}>
          {t("settings.text_reset")}
        </Button>
      )}
      <SaveRow isPending={act.isPending} error={act.error} />
    </Form>
  );
}
