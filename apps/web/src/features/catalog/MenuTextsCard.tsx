import { updateMenuSettings } from "@marzipan/contract/catalog-settings";
import { Phone, text } from "@marzipan/contract/primitives";
import { useState } from "react";
import * as z from "zod/mini";
import { Field } from "../../platform/forms/Field.tsx";
import { SaveFailure } from "../../platform/forms/SaveFailure.tsx";
import { emptyOr } from "../../platform/forms/empty-or.ts";
import { useSubmit } from "../../platform/forms/use-submit.ts";
import { useZodForm } from "../../platform/forms/use-zod-form.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { useToast } from "../../platform/toast/use-toast.ts";
import { Button } from "../../ui/Button.tsx";
import { changedOnly } from "../../platform/forms/changed-only.ts";
import { Card } from "../../ui/Card.tsx";
import { Form } from "../../ui/Form.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { TranslationsPart } from "./TranslationsPart.tsx";
import type { Settings, Translations } from "./catalog.types.ts";
import { useSettingsAct } from "./use-settings-act.ts";
import styles from "./catalog.module.css";
import pagePartsStyles from "../../platform/screen/page-parts.module.css";

const MenuTexts = z.object({
  tagline: text(160),
  address: text(200),
  note: text(600),
  deliveryNote: text(300),
  whatsappPhone: emptyOr(Phone),
  translations: z.custom<Translations<"tagline" | "note" | "deliveryNote">>(),
});

/** What the menu says beside its items: a sentence, the address, notes, the WhatsApp number. */
export function MenuTextsCard({ settings }: { settings: Settings }) {
  // The form is about the settings as they were when it opened; saving opens it again.
  const [opened, setOpened] = useState(settings);
  return <TextsForm key={opened.updatedAt} settings={opened} onSaved={setOpened} />;
}

interface TextsFormProps {
  settings: Settings;
  onSaved: (settings: Settings) => void;
}

/** The form over the texts as they were when it opened; only changed fields are sent. */
function TextsForm({ settings, onSaved }: TextsFormProps) {
  const t = useT();
  const showToast = useToast();
  const { phone } = useMe().business;
  const saving = useSettingsAct(updateMenuSettings);
  const { tagline, address, note, deliveryNote, translations } = settings;
  const whatsappPhone = settings.whatsappPhone ?? "";
  const before = { tagline, address, note, deliveryNote, translations, whatsappPhone };
  const form = useZodForm(MenuTexts, { defaultValues: before });
  const onSubmit = useSubmit(form, async (body: z.output<typeof MenuTexts>) => {
    onSaved(await saving.mutateAsync({ body: changedOnly(before, body) }));
    showToast(t("common.saved"));
  });
  const optional = { labelEnd: t("common.optional"), direction: "auto" as const };
  return (
    <Card title={t("catalog.texts_title")}>
      <Form className={pagePartsStyles.formCard} onSubmit={onSubmit}>
        <Field control={form.control} name="tagline">
          {(field) => (
            <TextField {...field} {...optional} label={t("catalog.tagline")} maxLength={160} />
          )}
        </Field>
        <Field control={form.control} name="address">
          {(field) => (
            <TextField
              {...field}
              {...optional}
              label={t("catalog.pickup_address")}
              maxLength={200}
            />
          )}
        </Field>
        <Field control={form.control} name="deliveryNote">
          {(field) => (
            <TextField
              {...field}
              {...optional}
              label={t("catalog.delivery_note")}
              description={t("catalog.delivery_note_hint")}
              maxLength={300}
            />
          )}
        </Field>
        <Field control={form.control} name="note">
          {(field) => (
            <TextField
              {...field}
              {...optional}
              label={t("catalog.note")}
              description={t("catalog.note_hint")}
              lines={2}
              maxLength={600}
            />
          )}
        </Field>
        <Field control={form.control} name="whatsappPhone">
          {(field) => (
            <TextField
              {...field}
              label={t("catalog.whatsapp_phone")}
              labelEnd={t("common.optional")}
              direction="ltr"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              description={phone === null ? undefined : t("catalog.whatsapp_phone_hint")}
            />
          )}
        </Field>
        <Field control={form.control} name="translations">
          {({ value, onChange }) => (
            <TranslationsPart<"tagline" | "note" | "deliveryNote">
              value={value}
              onChange={onChange}
              fields={[
                { name: "tagline", label: t("catalog.tagline"), maxLength: 160 },
                { name: "deliveryNote", label: t("catalog.delivery_note"), maxLength: 300 },
                { name: "note", label: t("catalog.note"), maxLength: 600, lines: 2 },
              ]}
            />
          )}
        </Field>
        <SaveFailure error={saving.error} />
        <div className={styles.menuSave}>
          <Button type="submit" variant="primary" isPending={saving.isPending}>
            {t("common.save")}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
