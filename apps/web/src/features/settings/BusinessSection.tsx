import { useState } from "react";
import { changedOnly } from "../../platform/forms/changed-only.ts";
import { useFieldErrors } from "../../platform/errors/error-text.ts";
import { useLanguage, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { focusFirstError } from "../../ui/focusFirstError.ts";
import { Form } from "../../ui/Form.tsx";
import { Select } from "../../ui/Select.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { PlaceFields } from "../accounts/PlaceFields.tsx";
import { LogoField } from "./LogoField.tsx";
import { SaveRow } from "./SaveRow.tsx";
import { Section } from "../../platform/screen/Section.tsx";
import { useSavingBusiness } from "./use-saving.ts";
import screenStyles from "../../platform/screen/screen.module.css";

type Business = ReturnType<typeof useMe>["business"];

const asLanguage = "language";

/** Returns the weekdays' names from Sunday (0) on, in the language in use. */
function weekdayNames(tag: string): string[] {
  const names = new Intl.DateTimeFormat(tag, { weekday: "long", timeZone: "UTC" });
  return Array.from({ length: 7 }, (_, day) => names.format(Date.UTC(2023, 0, 1 + day)));
}

/** What the form holds of a business. */
type BusinessValues = ReturnType<typeof valuesOf>;

function valuesOf({ name, phone, weekStart, timeZone, country, currency }: Business) {
  return { name, phone: phone ?? "", weekStart, timeZone, country, currency };
}

/** The business: name, logo, phone, where it is, its currency, how its week starts. */
export function BusinessSection() {
  const t = useT();
  const { tag } = useLanguage();
  const { business } = useMe();
  const act = useSavingBusiness();
  const fieldError = useFieldErrors(act.error);
  // What was typed here stands before what another page may have saved in the meantime; only that is sent.
  const [typed, setTyped] = useState<Partial<BusinessValues>>({});
  const stored = valuesOf(business);
  const values = { ...stored, ...typed };
  const type = (change: Partial<BusinessValues>) => setTyped({ ...typed, ...change });
  const days = weekdayNames(tag).map((text, day) => ({ id: String(day), text }));
  return (
    <Section id="business" title={t("settings.business")}>
      <Form
        data-part="settings-form"
        className={screenStyles.settingsForm}
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          const showFirst = () => void requestAnimationFrame(() => focusFirstError(form));
          act.mutate(
            { body: changedOnly(stored, values) },
            { onError: showFirst, onSuccess: () => setTyped({}) },
          );
        }}
      >
        <LogoField />
        <TextField
          label={t("accounts.business_name")}
          direction="auto"
          value={values.name}
          onChange={(name) => type({ name })}
          error={fieldError("name")}
          autoComplete="organization"
        />
        <TextField
          label={t("common.phone")}
          labelEnd={t("common.optional")}
          type="tel"
          inputMode="tel"
          direction="ltr"
          value={values.phone}
          onChange={(phone) => type({ phone })}
          error={fieldError("phone")}
          autoComplete="tel"
        />
        <PlaceFields
          place={values}
          onChange={({ timeZone, country, currency }) =>
            type(changedOnly(values, { timeZone, country, currency }))
          }
          currencyNote={t("settings.currency_note")}
        />
        <Select
          label={t("settings.week_start")}
          placeholder={t("common.choose")}
          items={[{ id: asLanguage, text: t("settings.week_as_language") }, ...days]}
          value={values.weekStart === null ? asLanguage : String(values.weekStart)}
          onChange={(id) => type({ weekStart: id === asLanguage ? null : Number(id) })}
        />
        <SaveRow isPending={act.isPending} error={act.error} />
      </Form>
    </Section>
  );
}
