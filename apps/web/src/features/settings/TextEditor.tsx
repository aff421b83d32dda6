import type { Language } from "@marzipan/contract/languages";
import type { Translate } from "@marzipan/phrases/translate";
import { useMemo, useRef, useState } from "react";
import { useFieldErrors } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Pill } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { Form } from "../../ui/Form.tsx";
import { SaveRow } from "./SaveRow.tsx";
import { useSavingBusiness } from "./use-saving.ts";
import { WordingField } from "./WordingField.tsx";
import type { WordingHandle } from "./WordingField.tsx";
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

const names = ["name", "number", "date", "time", "amount", "balance", "business"] as const;

function nameOfToken(t: Translate, token: string): string {
  const name = names.find((one) => `{${one}}` === token);
  return name === undefined ? token : t(`settings.word_${name}`);
}

/** One text to reword: its placeholders are chips that can be put in where the caret stands; the default is one press away. */
export function TextEditor({ name, language, standard, own }: TextEditorProps) {
  const t = useT();
  const act = useSavingBusiness();
  const fieldError = useFieldErrors(act.error);
  const [words, setWords] = useState(own ?? standard);
  const field = useRef<WordingHandle>(null);
  const chips = useMemo(
    () =>
      [...new Set(standard.match(/\{\w+\}/g) ?? [])].map((token) => ({
        token,
        label: nameOfToken(t, token),
      })),
    [standard, t],
  );
  return (
    <Form
      data-part="settings-form"
      className={screenStyles.settingsForm}
      onSubmit={(event) => {
        event.preventDefault();
        act.mutate({ body: { whatsappTexts: { [name]: words === standard ? "" : words } } });
      }}
    >
      <WordingField
        ref={field}
        label={t("settings.text_words")}
        labelEnd={
          <Pill tone={own === undefined ? "plain" : "tint"}>
            {t(own === undefined ? "settings.text_default" : "settings.text_own")}
          </Pill>
        }
        language={language}
        value={words}
        onChange={setWords}
        chips={chips}
        error={fieldError(`whatsappTexts.${name}`)}
      />
      <div className={styles.settingsWords}>
        <span>{t("settings.text_filled")}</span>
        {chips.map(({ token, label }) => (
          <Button
            key={token}
            className={styles.settingsWord}
            aria-label={t("settings.text_insert", { word: label })}
            onPress={() => field.current?.insert(token)}
          >
            {label}
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
