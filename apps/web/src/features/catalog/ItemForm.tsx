import { getMenuSettings } from "@marzipan/contract/catalog-settings";
import type * as z from "zod/mini";
import { useCall } from "../../platform/api/queries.ts";
import { DraftNotice } from "../../platform/forms/DraftNotice.tsx";
import { Field } from "../../platform/forms/Field.tsx";
import { FormFoot, OptionalText } from "../../platform/forms/FormPage.tsx";
import { SaveFailure } from "../../platform/forms/SaveFailure.tsx";
import { useDraft } from "../../platform/forms/use-draft.ts";
import { useSubmitAfter } from "../../platform/forms/use-submit-after.ts";
import { useZodForm } from "../../platform/forms/use-zod-form.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useToast } from "../../platform/toast/use-toast.ts";
import { Form } from "../../ui/Form.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { usePictureUploads } from "../../platform/forms/use-picture-uploads.ts";
import { ItemAmountPart, ItemFoodPart, ItemStatePart } from "./ItemFormParts.tsx";
import { ItemPicturesField } from "./ItemPicturesField.tsx";
import { ItemPricePart } from "./ItemPricePart.tsx";
import { SectionField } from "./SectionField.tsx";
import { TranslationsPart } from "./TranslationsPart.tsx";
import type { ItemRow } from "./catalog.types.ts";
import { ItemFormSchema, itemFormValues } from "./item-form.rules.ts";
import { useSaveItem } from "./use-save-item.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./catalog.module.css";
import pagePartsStyles from "../../platform/screen/page-parts.module.css";
import cardStyles from "../../ui/Card.module.css";
import { pathTo } from "../../platform/url/path-to.ts";
import { useLeaveTo } from "../../platform/url/use-leave-to.ts";

interface ItemFormProps {
  /** The item as it was when the form opened; `null` for a new one. */
  item: ItemRow | null;
  onLoadLatest?: () => void;
}

/** The form of a catalog item; afterwards the menu opens. */
export function ItemForm({ item, onLoadLatest }: ItemFormProps) {
  const t = useT();
  const showToast = useToast();
  const leaveTo = useLeaveTo();
  const { data: settings } = useCall(getMenuSettings);
  const saving = useSaveItem(item);
  const form = useZodForm(ItemFormSchema, { defaultValues: itemFormValues(item) });
  const { control } = form;
  const draft = useDraft(form, `catalog.${item?.id ?? "new"}`);
  const pictures = usePictureUploads((picture) =>
    form.setValue("pictures", [...form.getValues("pictures"), picture], { shouldDirty: true }),
  );
  const { onSubmit, isHeld } = useSubmitAfter(
    form,
    pictures.sending,
    async (values: z.output<typeof ItemFormSchema>) => {
      await saving.save(values);
      draft.forget();
      showToast(t("catalog.saved"));
      await leaveTo(pathTo("/menu"));
    },
  );
  return (
    <Form className={joinClasses(pagePartsStyles.formPage, styles.itemForm)} onSubmit={onSubmit}>
      {draft.isBack && <DraftNotice draft={draft} />}
      <div className={styles.itemFormColumns}>
        <div className={joinClasses(cardStyles.card, pagePartsStyles.formCard)}>
          <Field control={control} name="name">
            {(field) => (
              <TextField {...field} label={t("catalog.name")} direction="auto" maxLength={160} />
            )}
          </Field>
          <ItemPricePart
            form={form}
            currency={settings?.catalogCurrency ?? item?.currency ?? "ILS"}
          />
          <Field control={control} name="section">
            {(field) => (
              <SectionField
                {...field}
                sections={saving.sections}
                isLoading={saving.areSectionsLoading}
              />
            )}
          </Field>
          <OptionalText
            control={control}
            name="description"
            label={t("products.description")}
            direction="auto"
            lines={3}
          />
          <Field control={control} name="pictures">
            {({ value, onChange, error }) => (
              <ItemPicturesField
                value={value}
                onChange={onChange}
                pictures={pictures}
                error={error}
              />
            )}
          </Field>
        </div>
        <div className={styles.menuStack}>
          <ItemStatePart form={form} />
          <ItemAmountPart form={form} />
          <ItemFoodPart form={form} />
          <div className={joinClasses(cardStyles.card, pagePartsStyles.formCard)}>
            <Field control={control} name="translations">
              {({ value, onChange }) => (
                <TranslationsPart<"name" | "description" | "unitNote">
                  value={value}
                  onChange={onChange}
                  fields={[
                    { name: "name", label: t("catalog.name"), maxLength: 160 },
                    { name: "unitNote", label: t("catalog.unit_note"), maxLength: 60 },
                    {
                      name: "description",
                      label: t("products.description"),
                      maxLength: 2000,
                      lines: 3,
                    },
                  ]}
                />
              )}
            </Field>
          </div>
        </div>
      </div>
      <FormFoot
        saveLabel={t("catalog.save")}
        cancelHref={pathTo("/menu")}
        isPending={isHeld || saving.isPending}
      >
        {isHeld && <Notice role="status">{t("products.picture_waiting")}</Notice>}
        <SaveFailure error={saving.error} onLoadLatest={onLoadLatest} />
      </FormFoot>
    </Form>
  );
}
