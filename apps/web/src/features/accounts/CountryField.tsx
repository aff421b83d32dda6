import { useMemo } from "react";
import { useLanguage, useT } from "../../platform/i18n/LanguageProvider.tsx";
import type { OptionItem } from "../../ui/Option.tsx";
import { countryCodes } from "@marzipan/domain/countries";
import { ListedField } from "./ListedField.tsx";

interface CountryFieldProps {
  value: string;
  onChange: (country: string) => void;
}

/** A country by its ISO 3166-1 code, found by its name in the language in use. */
export function CountryField({ value, onChange }: CountryFieldProps) {
  const t = useT();
  const { tag } = useLanguage();
  const items = useMemo(() => listCountries(tag), [tag]);
  return (
    <ListedField
      key={tag}
      label={t("accounts.country")}
      items={items}
      value={value}
      onChange={onChange}
    />
  );
}

function listCountries(tag: string): OptionItem[] {
  const names = new Intl.DisplayNames(tag, { type: "region" });
  return countryCodes
    .map((code) => ({ id: code, text: names.of(code) ?? code }))
    .toSorted((a, b) => a.text.localeCompare(b.text, tag));
}
