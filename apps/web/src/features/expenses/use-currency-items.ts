import type { IsoCurrency } from "@marzipan/contract/currencies";
import { useMemo } from "react";
import { useCurrencyName } from "../../platform/i18n/use-currency-name.ts";
import type { OptionItem } from "../../ui/Option.tsx";
import { offeredCurrencies } from "./expense-form.rules.ts";

/** Returns the currencies of an expense as a list offers them: by name in the language in use, with the code beside it. */
export function useExpenseCurrencyItems(own: IsoCurrency): OptionItem[] {
  const nameOf = useCurrencyName();
  return useMemo(
    () => offeredCurrencies(own).map((id) => ({ id, text: nameOf(id), detail: id })),
    [own, nameOf],
  );
}
