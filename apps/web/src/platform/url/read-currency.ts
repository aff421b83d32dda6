import { isoCurrencies } from "@marzipan/contract/currencies";
import type { UrlParams } from "./use-url-params.ts";

/** Reads the `currency` of an address, as ISO 4217 writes it; one that does not exist counts as not given (`null`). */
export function readCurrency(params: UrlParams): string | null {
  return isoCurrencies.find((one) => one === params["currency"]) ?? null;
}
