import { useMemo } from "react";
import { moneyFormatOf } from "./moneyFormat.ts";
import { NumberField, type NumberFieldProps } from "./NumberField.tsx";

export interface MoneyFieldProps extends Omit<NumberFieldProps, "formatOptions" | "stepLabels"> {
  /** ISO 4217 code; its sign is shown in the short form of the page's language. */
  currency: string;
  /** How many decimals the currency has; without it 2, as all have that orders may bear. */
  decimals?: number | undefined;
}

/** A sum in major units (12.5 is twelve and a half shekels), never negative unless `minValue` says so. */
export function MoneyField({ currency, decimals, minValue = 0, ...rest }: MoneyFieldProps) {
  const { value } = rest;
  const formatOptions = useMemo(
    () => moneyFormatOf(currency, value, decimals),
    [currency, value, decimals],
  );
  return <NumberField {...rest} minValue={minValue} formatOptions={formatOptions} />;
}
