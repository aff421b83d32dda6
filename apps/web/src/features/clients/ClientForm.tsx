import type { ZodForm } from "../../platform/forms/use-zod-form.ts";
import { useZodForm } from "../../platform/forms/use-zod-form.ts";
import { createClient, updateClient } from "@marzipan/contract/clients";
import { languages } from "@marzipan/contract/languages";
import { locales } from "@marzipan/phrases/locales";
import type * as z from "zod/mini";
import { Field } from "../../platform/forms/Field.tsx";
import { OptionalText } from "../../platform/forms/FormPage.tsx";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useUrlParams } from "../../platform/url/use-url-params.ts";
import { Select } from "../../ui/Select.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { AllergenChips } from "../../platform/food/FoodChips.tsx";
import { ClientFormSchema, clientFormValues } from "./client-form.rules.ts";
import type { ClientView } from "./clients.types.ts";
import { pathTo } from "../../platform/url/path-to.ts";
import { FormCard, FormPair, RecordForm } from "../../platform/forms/RecordForm.tsx";
import { useRecordForm, useSaveRecord } from "../../platform/forms/use-record-form.ts";

/** Not chosen, as an entry of the list of languages. */
const noLanguage = "none";

interface ClientFormProps {
  /** The client as it was when the form opened; `null` for a new one. */
  client: ClientView | null;
  onLoadLatest?: () => void;
}

/** The form of a client; after saving, the client's page opens. */
export function ClientForm({ client, onLoadLatest }: ClientFormProps) {
  const t = useT();
  const [{ name = "" }] = useUrlParams();
  const form = useZodForm(ClientFormSchema, { defaultValues: clientFormValues(client, name) });
  const { control } = form;
  const run = useRecordForm({
    form,
    draft: `client.${client?.id ?? "new"}`,
    saver: useSaveRecord({
      create: createClient,
      update: updateClient,
      record: client,
      body: (values: z.output<typeof ClientFormSchema>) => values,
    }),
    saved: t("clients.saved"),
    leaveTo: ({ id }) => pathTo("/clients/$clientId", { clientId: id }),
  });
  return (
    <RecordForm
      run={run}
      saveLabel={t("clients.save")}
      cancelHref={
        client ? pathTo("/clients/$clientId", { clientId: client.id }) : pathTo("/clients")
      }
      onLoadLatest={onLoadLatest}
    >
      <FormCard>
        <Field control={control} name="name">
          {(field) => <TextField {...field} label={t("common.name")} direction="auto" />}
        </Field>
        <FormPair>
          <Field control={control} name="phone">
            {(field) => (
              <TextField
                {...field}
                label={t("common.phone")}
                labelEnd={t("common.optional")}
                type="tel"
                inputMode="tel"
                direction="ltr"
              />
            )}
          </Field>
          <Field control={control} name="email">
            {(field) => (
              <TextField
                {...field}
                label={t("common.email")}
                labelEnd={t("common.optional")}
                type="email"
                inputMode="email"
                direction="ltr"
              />
            )}
          </Field>
        </FormPair>
        <Field control={control} name="language">
          {({ value, onChange, ...field }) => (
            <Select
              {...field}
              label={t("common.language")}
              description={t("clients.language_hint")}
              placeholder={t("common.choose")}
              value={value ?? noLanguage}
              onChange={(id) => onChange(languages.find((code) => code === id) ?? null)}
              items={[
                { id: noLanguage, text: t("clients.language_none") },
                ...languages.map((code) => ({ id: code, text: locales[code].name })),
              ]}
            />
          )}
        </Field>
      </FormCard>
      <AllergiesCard control={control} />
    </RecordForm>
  );
}

/** What the client must not get, and notes. */
function AllergiesCard({ control }: { control: ZodForm<typeof ClientFormSchema>["control"] }) {
  const t = useT();
  return (
    <FormCard>
      <Field control={control} name="allergens">
        {({ value, onChange, error: problem }) => (
          <AllergenChips
            label={t("common.allergies")}
            hint={t("clients.allergies_hint")}
            value={value}
            onChange={onChange}
            error={problem}
          />
        )}
      </Field>
      <OptionalText
        control={control}
        name="allergyNote"
        label={t("clients.allergy_note")}
        direction="auto"
      />
      <OptionalText
        control={control}
        name="notes"
        label={t("common.notes")}
        description={t("clients.notes_hint")}
        direction="auto"
        lines={3}
      />
    </FormCard>
  );
}
