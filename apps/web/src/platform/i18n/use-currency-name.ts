import { useMemo } from "react";
import { useLanguage } from "./LanguageProvider.tsx";

/** Answers the function that names a currency in the language in use: "US Dollar". */
export function useCurrencyName(): (currency: string) => string {
  const { tag } = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames(tag, { type: "currency" });
    return (currency) => names.of(currency) ?? currency;
  }, [tag]);
}
