import { createProduct, updateProduct } from "@marzipan/contract/products";
import { dayIn } from "@marzipan/domain/dates";
import { useState } from "react";
import type * as z from "zod/mini";
import { useAct } from "../../platform/api/queries.ts";
import { DraftNotice } from "../../platform/forms/DraftNotice.tsx";
import { Field } from "../../platform/forms/Field.tsx";
import { FormFoot, OptionalText } from "../../platform/forms/FormPage.tsx";
import { SaveFailure } from "../../platform/forms/SaveFailure.tsx";
import { useDraft } from "../../platform/forms/use-draft.ts";
import { useSubmitAfter } from "../../platform/forms/use-submit-after.ts";
import type { Sending } from "../../platform/forms/use-submit-after.ts";
import { useZodForm } from "../../platform/forms/use-zod-form.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { useToast } from "../../platform/toast/use-toast.ts";
import { Form } from "../../ui/Form.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { CategoryField } from "./CategoryField.tsx";
import { AllergenStatementField } from "../../platform/food/AllergenStatementField.tsx";
import { FoodMarkChips } from "../../platform/food/FoodChips.tsx";
import { PictureField } from "./PictureField.tsx";
import { ProductFormSchema, productBody, productFormValues } from "./product-form.rules.ts";
import type { ProductRow } from "./products.types.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import pagePartsStyles from "../../platform/screen/page-parts.module.css";
import cardStyles from "../../ui/Card.module.css";
import goodsStyles from "../../platform/lists/goods.module.css";
import { pathTo } from "../../platform/url/path-to.ts";
import { useLeaveTo } from "../../platform/url/use-leave-to.ts";

interface ProductFormProps {
  /** The product as it was when the form opened; `null` for a new one. */
  product: ProductRow | null;
  onLoadLatest?: () => void;
}

/** The form of a product; afterwards the list opens. */
export function ProductForm({ product, onLoadLatest }: ProductFormProps) {
  const t = useT();
  const format = useFormat();
  const showToast = useToast();
  const leaveTo = useLeaveTo();
  const { timeZone } = useMe().business;
  const [sending, setSending] = useState<Sending>("done");
  const creating = useAct(createProduct);
  const updating = useAct(updateProduct);
  const form = useZodForm(ProductFormSchema, { defaultValues: productFormValues(product) });
  const draft = useDraft(form, `product.${product?.id ?? "new"}`);
  const { onSubmit, isHeld } = useSubmitAfter(
    form,
    sending,
    async (values: z.output<typeof ProductFormSchema>) => {
      const body = productBody(values);
      if (product) {
        await updating.mutateAsync({
          params: { id: product.id },
          body: { ...body, expectedUpdatedAt: product.updatedAt },
        });
      } else {
        await creating.mutateAsync({ body });
      }
      draft.forget();
      showToast(t("products.saved"));
      await leaveTo(pathTo("/products"));
    },
  );
  const { control } = form;
  const error = creating.error ?? updating.error;
  return (
    <Form className={pagePartsStyles.formPage} onSubmit={onSubmit}>
      {draft.isBack && <DraftNotice draft={draft} />}
      <div className={joinClasses(cardStyles.card, pagePartsStyles.formCard)}>
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
      </div>
      <div className={joinClasses(cardStyles.card, pagePartsStyles.formCard)}>
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
      </div>
      {product && (
        <p className={goodsStyles.goodsDetail}>
          {t("products.created_on", {
            date: format.date(dayIn(timeZone, new Date(product.createdAt))),
          })}
        </p>
      )}
      <FormFoot
        saveLabel={t("products.save")}
        cancelHref={pathTo("/products")}
        isPending={isHeld || creating.isPending || updating.isPending}
      >
        {isHeld && <Notice role="status">{t("products.picture_waiting")}</Notice>}
        <SaveFailure error={error} onLoadLatest={onLoadLatest} />
      </FormFoot>
    </Form>
  );
}
