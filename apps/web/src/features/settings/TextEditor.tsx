import type { Language } from "@marzipan/contract/languages";
import { useMemo, useState } from "react";
import { useFieldErrors } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Pill } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { Form } from "../../ui/Form.tsx";
import { MessageField } from "./MessageField.tsx";
import { SaveRow } from "./SaveRow.tsx";
import { useSavingBusiness } from "./use-saving.ts";
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

const names = [
  "first_name",
  "name",
  "items",
  "when",
  "date",
  "time",
  "place",
  "total",
  "amount",
  "balance",
  "number",
  "link",
  "business",
] as const;

/** The form for the wording of one message, which can be reset to the default. */
export function TextEditor({ name, language, standard, own }: TextEditorProps) {
  const t = useT();
  const act = useSavingBusiness();
  const fieldError = useFieldErrors(act.error);
  const [words, setWords] = useState(own ?? standard);
  const placeholders = useMemo(
    () => names.map((word) => ({ token: `{${word}}`, shown: `{${t(`settings.word_${word}`)}}` })),
    [t],
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
      <MessageField
        label={t("settings.text_words")}
        labelEnd={
          <Pill tone={own === undefined ? "plain" : "tint"}>
            {t(own === undefined ? "settings.text_default" : "settings.text_own")}
          </Pill>
        }
        language={language}
        value={words}
        onChange={setWords}
        placeholders={placeholders}
        error={fieldError(`whatsappTexts.${name}`)}
      />
      {(own !== undefined || words !== standard) && (
        <Button variant="quiet" onPress={() => setWords(standard)}>
          {t("settings.text_reset")}
        </Button>
      )}
      <SaveRow isPending={act.isPending} error={act.error} />
    </Form>
  );
}
