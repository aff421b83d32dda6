import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../platform/i18n/Money.tsx";
import { Rich } from "../../platform/i18n/Rich.tsx";
import { priceOf } from "./request-state.rules.ts";
import type { RequestRow } from "./requests.types.ts";

/** What a request costs so far: the offered price, else the sum of its items, "from" where one price is the lowest. */
export function RequestPrice({ request }: { request: RequestRow }) {
  const t = useT();
  const { amount, isFrom } = priceOf(request);
  const price = <Money amount={amount} currency={request.currency} />;
  if (!isFrom) return price;
  return <Rich text={t("catalog.from_price", { price: "{price}" })} parts={{ price }} />;
}
