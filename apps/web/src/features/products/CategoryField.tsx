import { listCategories } from "@marzipan/contract/categories";
import { useCall } from "../../platform/api/queries.ts";
import type { FieldBinding } from "../../platform/forms/Field.tsx";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ComboBox } from "../../ui/ComboBox.tsx";

/** A product's category: chosen, or a new one typed; a new one is made with the product (spec §3). */
export function CategoryField({ value, onChange, name, onBlur, error }: FieldBinding<string>) {
  const t = useT();
  const { data, isPending } = useCall(listCategories, { query: { limit: 100 } });
  const names = (data?.items ?? []).map((category) => category.name);
  const typed = value.trim();
  const isKnown = names.some((one) => one.toLocaleLowerCase() === typed.toLocaleLowerCase());
  return (
    <ComboBox
      name={name}
      onBlur={onBlur}
      error={error}
      label={t("products.category")}
      labelEnd={t("common.optional")}
      description={t("products.category_hint")}
      items={names.map((one) => ({ id: one, text: one }))}
      inputValue={value}
      onInputChange={onChange}
      value={names.includes(typed) ? typed : null}
      onChange={(chosen) => chosen !== null && onChange(chosen)}
      isLoading={isPending}
      loadingText={t("common.loading")}
      emptyText={t("products.category_none")}
      addRow={
        typed === "" || isKnown
          ? undefined
          : { text: t("products.category_add", { name: typed }), onAdd: () => onChange(typed) }
      }
    />
  );
}
