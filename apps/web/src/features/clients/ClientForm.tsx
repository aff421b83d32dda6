import { createClient, updateClient } from "@marzipan/contract/clients";
import { languages } from "@marzipan/contract/languages";
import { locales } from "@marzipan/phrases/locales";
import type * as z from "zod/mini";
import { useAct } from "../../platform/api/queries.ts";
import { DraftNotice } from "../../platform/forms/DraftNotice.tsx";
import { Field } from "../../platform/forms/Field.tsx";
import { FormFoot, OptionalText } from "../../platform/forms/FormPage.tsx";
import { SaveFailure } from "../../platform/forms/SaveFailure.tsx";
import { useDraft } from "../../platform/forms/use-draft.ts";
import { useSubmit } from "../../platform/forms/use-submit.ts";
import { useZodForm } from "../../platform/forms/use-zod-form.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useToast } from "../../platform/toast/use-toast.ts";
import { useUrlParams } from "../../platform/url/use-url-params.ts";
import { Form } from "../../ui/Form.tsx";
import { Select } from "../../ui/Select.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { AllergenChips } from "../../platform/food/FoodChips.tsx";
import { ClientFormSchema, clientFormValues } from "./client-form.rules.ts";
import type { ClientView } from "./clients.types.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import pagePartsStyles from "../../platform/screen/page-parts.module.css";
import cardStyles from "../../ui/Card.module.css";
import { pathTo } from "../../platform/url/path-to.ts";
import { useLeaveTo } from "../../platform/url/use-leave-to.ts";

type Checked = z.output<typeof ClientFormSchema>;

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
  const showToast = useToast();
  const leaveTo = useLeaveTo();
  const [{ name = "" }] = useUrlParams();
  const creating = useAct(createClient);
  const updating = useAct(updateClient);
  const form = useZodForm(ClientFormSchema, { defaultValues: clientFormValues(client, name) });
  const draft = useDraft(form, `client.${client?.id ?? "new"}`);
  const onSubmit = useSubmit(form, async (values: Checked) => {
    const saved = client
      ? await updating.mutateAsync({
          params: { id: client.id },
          body: { ...values, expectedUpdatedAt: client.updatedAt },
        })
      : await creating.mutateAsync({ body: values });
    draft.forget();
    showToast(t("clients.saved"));
    await leaveTo(pathTo("/clients/$clientId", { clientId: saved.id }));
  });
  const { control } = form;
  const error = creating.error ?? updating.error;
  return (
    <Form className={pagePartsStyles.formPage} onSubmit={onSubmit}>
      {draft.isBack && <DraftNotice draft={draft} />}
      <div className={joinClasses(cardStyles.card, pagePartsStyles.formCard)}>
        <Field control={control} name="name">
          {(field) => <TextField {...field} label={t("common.name")} direction="auto" />}
        </Field>
        <div data-part="form-pair" className={pagePartsStyles.formPair}>
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
        </div>
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
      </div>
      <div className={joinClasses(cardStyles.card, pagePartsStyles.formCard)}>
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
      </div>
      <FormFoot
        saveLabel={t("clients.save")}
        cancelHref={
          client ? pathTo("/clients/$clientId", { clientId: client.id }) : pathTo("/clients")
        }
        isPending={creating.isPending || updating.isPending}
      >
        <SaveFailure error={error} onLoadLatest={onLoadLatest} />
      </FormFoot>
    </Form>
  );
}
