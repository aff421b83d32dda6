import { currencies } from "@marzipan/contract/currencies";
import type { IsoCurrency } from "@marzipan/contract/currencies";
import { useMemo } from "react";
import { useLanguage, useT } from "../../platform/i18n/LanguageProvider.tsx";
import type { OptionItem } from "../../ui/Option.tsx";
import { offeredCurrencies } from "./expense-form.rules.ts";

/** Answers the currencies of an expense as a list offers them: by name in the language in use, with the code beside it. */
export function useCurrencyItems(own: IsoCurrency): OptionItem[] {
  const t = useT();
  const { tag } = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames(tag, { type: "currency" });
    return offeredCurrencies(own).map((id) => {
      const ours = currencies.find((one) => one === id);
      return { id, text: ours ? t(`common.currency_${ours}`) : (names.of(id) ?? id), detail: id };
    });
  }, [own, t, tag]);
}
