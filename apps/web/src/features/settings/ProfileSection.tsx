import { requiredText } from "@marzipan/contract/primitives";
import * as z from "zod/mini";
import { Field } from "../../platform/forms/Field.tsx";
import { useSubmit } from "../../platform/forms/use-submit.ts";
import { useZodForm } from "../../platform/forms/use-zod-form.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { Form } from "../../ui/Form.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { SavedPictureField } from "./SavedPictureField.tsx";
import { SaveRow } from "./SaveRow.tsx";
import { Section } from "../../platform/screen/Section.tsx";
import { useSavingMe } from "./use-saving.ts";
import screenStyles from "../../platform/screen/screen.module.css";

const ProfileSchema = z.object({ full_name: requiredText(120) });

/** The person: picture and name. */
export function ProfileSection() {
  const t = useT();
  const { user } = useMe();
  const act = useSavingMe();
  const form = useZodForm(ProfileSchema, { defaultValues: { full_name: user.full_name } });
  const onSubmit = useSubmit(form, (values) => act.mutateAsync({ body: values }));
  return (
    <Section id="profile" title={t("settings.profile")}>
      <Form data-part="settings-form" className={screenStyles.settingsForm} onSubmit={onSubmit}>
        <SavedPictureField
          name={user.full_name}
          src={user.profile_image_url}
          chooseLabel={t("settings.picture_choose")}
          removeLabel={t("settings.picture_remove")}
          onSave={(profileImageId) => act.mutateAsync({ body: { profileImageId } })}
        />
        <Field control={form.control} name="full_name">
          {(field) => (
            <TextField
              {...field}
              label={t("accounts.full_name")}
              direction="auto"
              autoComplete="name"
            />
          )}
        </Field>
        <SaveRow isPending={act.isPending} error={act.error} />
      </Form>
    </Section>
  );
}
