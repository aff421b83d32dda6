import { useState } from "react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ComboBox } from "../../ui/ComboBox.tsx";
import type { OptionItem } from "../../ui/Option.tsx";

interface ListedFieldProps {
  label: string;
  description?: string;
  items: OptionItem[];
  value: string;
  onChange: (id: string) => void;
}

/** One of a long list, found while typing; what is typed and not chosen goes back to what was chosen. */
export function ListedField({ label, description, items, value, onChange }: ListedFieldProps) {
  const t = useT();
  const [words, setWords] = useState(items.find(({ id }) => id === value)?.text ?? value);
  return (
    <ComboBox
      label={label}
      {...(description && { description })}
      items={items}
      inputValue={words}
      onInputChange={setWords}
      value={value}
      onChange={(id) => id !== null && onChange(id)}
      filtersItems
      onlyListed
      emptyText={t("common.no_match_title")}
      loadingText={t("common.loading")}
    />
  );
}
