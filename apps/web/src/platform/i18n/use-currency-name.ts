import { currencies } from "@marzipan/contract/currencies";
import { useMemo } from "react";
import { useLanguage, useT } from "./LanguageProvider.tsx";

/** Returns the function that names a currency in the language in use: "US Dollar". */
export function useCurrencyName(): (currency: string) => string {
  const t = useT();
  const { tag } = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames(tag, { type: "currency" });
    return (currency) => {
      const ours = currencies.find((one) => one === currency);
      return ours ? t(`common.currency_${ours}`) : (names.of(currency) ?? currency);
    };
  }, [t, tag]);
}
