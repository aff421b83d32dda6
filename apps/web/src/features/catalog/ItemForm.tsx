import { useZodForm } from "../../platform/forms/use-zod-form.ts";
import { getMenuSettings } from "@marzipan/contract/catalog-settings";
import { useCall } from "../../platform/api/queries.ts";
import { Field } from "../../platform/forms/Field.tsx";
import { OptionalText } from "../../platform/forms/FormPage.tsx";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
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
import styles from "./catalog.module.css";
import { pathTo } from "../../platform/url/path-to.ts";
import { FormCard, RecordForm } from "../../platform/forms/RecordForm.tsx";
import { useRecordForm } from "../../platform/forms/use-record-form.ts";

interface ItemFormProps {
  /** The item as it was when the form opened; `null` for a new one. */
  item: ItemRow | null;
  onLoadLatest?: () => void;
}

/** The form of a catalog item; afterwards the menu opens. */
export function ItemForm({ item, onLoadLatest }: ItemFormProps) {
  const t = useT();
  const { data: settings } = useCall(getMenuSettings);
  const saver = useSaveItem(item);
  const form = useZodForm(ItemFormSchema, { defaultValues: itemFormValues(item) });
  const { control } = form;
  const pictures = usePictureUploads((picture) =>
    form.setValue("pictures", [...form.getValues("pictures"), picture], { shouldDirty: true }),
  );
  const run = useRecordForm({
    form,
    draft: `catalog.${item?.id ?? "new"}`,
    saver,
    sending: pictures.sending,
    saved: t("catalog.saved"),
    leaveTo: () => pathTo("/menu"),
  });
  return (
    <RecordForm
      run={run}
      className={styles.itemForm}
      saveLabel={t("catalog.save")}
      cancelHref={pathTo("/menu")}
      heldText={t("products.picture_waiting")}
      onLoadLatest={onLoadLatest}
    >
      <div className={styles.itemFormColumns}>
        <FormCard>
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
                sections={saver.sections}
                isLoading={saver.areSectionsLoading}
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
        </FormCard>
        <div className={styles.menuStack}>
          <ItemStatePart form={form} />
          <ItemAmountPart form={form} />
          <ItemFoodPart form={form} />
          <FormCard>
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
          </FormCard>
        </div>
      </div>
    </RecordForm>
  );
}
