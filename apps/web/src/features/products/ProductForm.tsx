import { useZodForm } from "../../platform/forms/use-zod-form.ts";
import { createProduct, updateProduct } from "@marzipan/contract/products";
import { dayIn } from "@marzipan/domain/dates";
import { useState } from "react";
import { Field } from "../../platform/forms/Field.tsx";
import { OptionalText } from "../../platform/forms/FormPage.tsx";
import type { Sending } from "../../platform/forms/use-submit-after.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { CategoryField } from "./CategoryField.tsx";
import { AllergenStatementField } from "../../platform/food/AllergenStatementField.tsx";
import { FoodMarkChips } from "../../platform/food/FoodChips.tsx";
import { PictureField } from "./PictureField.tsx";
import { ProductFormSchema, productBody, productFormValues } from "./product-form.rules.ts";
import type { ProductRow } from "./products.types.ts";
import goodsStyles from "../../platform/lists/goods.module.css";
import { pathTo } from "../../platform/url/path-to.ts";
import { FormCard, RecordForm } from "../../platform/forms/RecordForm.tsx";
import { useRecordForm, useSaveRecord } from "../../platform/forms/use-record-form.ts";

interface ProductFormProps {
  /** The product as it was when the form opened; `null` for a new one. */
  product: ProductRow | null;
  onLoadLatest?: () => void;
}

/** The form of a product; afterwards the list opens. */
export function ProductForm({ product, onLoadLatest }: ProductFormProps) {
  const t = useT();
  const format = useFormat();
  const { timeZone } = useMe().business;
  const [sending, setSending] = useState<Sending>("done");
  const form = useZodForm(ProductFormSchema, { defaultValues: productFormValues(product) });
  const { control } = form;
  const run = useRecordForm({
    form,
    draft: `product.${product?.id ?? "new"}`,
    saver: useSaveRecord({
      create: createProduct,
      update: updateProduct,
      record: product,
      body: productBody,
    }),
    sending,
    saved: t("products.saved"),
    leaveTo: () => pathTo("/products"),
  });
  return (
    <RecordForm
      run={run}
      saveLabel={t("products.save")}
      cancelHref={pathTo("/products")}
      heldText={t("products.picture_waiting")}
      onLoadLatest={onLoadLatest}
    >
      <FormCard>
        <Field control={control} name="name">
          {(field) => <TextField {...field} label={t("products.name")} direction="auto" />}
        </Field>
        <Field control={control} name="category">
          {(field) => <CategoryField {...field} />}
        </Field>
        <OptionalText
          control={control}
          name="description"
          label={t("products.description")}
          direction="auto"
          lines={3}
        />
        <Field control={control} name="picture">
          {({ value, onChange }) => (
            <PictureField value={value} onChange={onChange} onSending={setSending} />
          )}
        </Field>
      </FormCard>
      <FormCard>
        <Field control={control} name="contents">
          {(field) => <AllergenStatementField {...field} hint={t("products.allergens_hint")} />}
        </Field>
        <Field control={control} name="marks">
          {({ value, onChange, error: problem }) => (
            <FoodMarkChips
              label={t("products.marks")}
              value={value}
              onChange={onChange}
              error={problem}
            />
          )}
        </Field>
      </FormCard>
      {product && (
        <p className={goodsStyles.goodsDetail}>
          {t("products.created_on", {
            date: format.date(dayIn(timeZone, new Date(product.createdAt))),
          })}
        </p>
      )}
    </RecordForm>
  );
}
