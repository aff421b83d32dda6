import { suggestSuppliers } from "@marzipan/contract/expenses";
import { keepPreviousData } from "@tanstack/react-query";
import { Store } from "lucide-react";
import { useState } from "react";
import { useCall } from "../../platform/api/queries.ts";
import type { FieldBinding } from "../../platform/forms/Field.tsx";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ComboBox } from "../../ui/ComboBox.tsx";
import { useRested } from "../../platform/forms/use-rested.ts";
import type { Supplier } from "./expenses.types.ts";

interface SupplierFieldProps extends FieldBinding<string> {
  /** Hears which known supplier was chosen. */
  onChoose: (supplier: Supplier) => void;
}

/** The supplier: one of before with the category of the last time, or a new name. */
export function SupplierField({ onChoose, value, onChange, ...field }: SupplierFieldProps) {
  const t = useT();
  const format = useFormat();
  const q = useRested(value);
  const found = useCall(suggestSuppliers, { query: { q } }, { placeholderData: keepPreviousData });
  const suppliers = found.data?.items ?? [];
  // Without controlling the selected key, the combo box would reopen its list after a choice.
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <ComboBox
      {...field}
      label={t("expenses.supplier")}
      labelEnd={t("common.optional")}
      icon={Store}
      menuTrigger="focus"
      items={suppliers.map(({ businessName, category, amount, currency }) => ({
        id: businessName,
        text: businessName,
        detail: t("expenses.supplier_last", {
          category: t(`expenses.category_${category}`),
          amount: format.money(amount, currency),
        }),
      }))}
      filtersItems={false}
      inputValue={value}
      onInputChange={onChange}
      value={chosen}
      onChange={(id) => {
        setChosen(id);
        const supplier = suppliers.find(({ businessName }) => businessName === id);
        if (supplier) onChoose(supplier);
      }}
      isLoading={found.isFetching}
      loadingText={t("common.loading")}
      emptyText={t("expenses.supplier_none")}
    />
  );
}
