import { nameKey } from "@marzipan/domain/search";
import type { FieldBinding } from "../../platform/forms/Field.tsx";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ComboBox } from "../../ui/ComboBox.tsx";
import type { SectionRow } from "./catalog.types.ts";

interface SectionFieldProps extends FieldBinding<string> {
  sections: readonly SectionRow[];
  isLoading: boolean;
}

/** An item's section: chosen, or a new one typed, which is made with the item. */
export function SectionField({ sections, isLoading, ...field }: SectionFieldProps) {
  const t = useT();
  const { value, onChange } = field;
  const typed = value.trim();
  const known = sections.find(({ name }) => nameKey(name) === nameKey(typed));
  return (
    <ComboBox
      name={field.name}
      onBlur={field.onBlur}
      error={field.error}
      label={t("catalog.section")}
      labelEnd={t("common.optional")}
      description={t("catalog.section_hint")}
      items={sections.map(({ id, name }) => ({ id, text: name }))}
      inputValue={value}
      onInputChange={onChange}
      value={known?.id ?? null}
      onChange={(id) => {
        const section = sections.find((one) => one.id === id);
        if (section) onChange(section.name);
      }}
      isLoading={isLoading}
      loadingText={t("common.loading")}
      emptyText={t("catalog.section_none")}
      addRow={
        typed === "" || known
          ? undefined
          : { text: t("catalog.section_new", { name: typed }), onAdd: () => onChange(typed) }
      }
    />
  );
}
