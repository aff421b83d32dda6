import { currencies } from "@marzipan/contract/currencies";
import type { Currency } from "@marzipan/contract/currencies";
import { useMemo } from "react";
import { useLanguage, useT } from "../i18n/LanguageProvider.tsx";

/** Returns the currencies to choose from, by the names that are shown. */
export function useCurrencyItems(): { id: Currency; text: string }[] {
  const t = useT();
  const { tag } = useLanguage();
  return useMemo(() => {
    const { compare } = new Intl.Collator(tag);
    return currencies
      .map((id) => ({ id, text: t(`common.currency_${id}`) }))
      .toSorted((a, b) => compare(a.text, b.text));
  }, [t, tag]);
}
