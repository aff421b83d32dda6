import type { suggestItems } from "@marzipan/contract/orders";
import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import { suggest } from "@marzipan/domain/item-suggestions";
import { wordPatterns } from "@marzipan/domain/search-words";
import type { Tx } from "../../platform/database/database.ts";
import { together } from "../../platform/database/together.ts";
import { memberOf } from "../../platform/member.ts";
import { listRemembered, listSuggestedProducts } from "./suggestions.store.ts";

/** Offers up to 20 products and earlier items by the letters typed, priced in a currency or the business's. */
export async function offerItems(
  tx: Tx<"session">,
  query: Input<typeof suggestItems>["query"],
): Promise<ReplyOf<typeof suggestItems>> {
  const patterns = wordPatterns(query.q ?? "");
  const [session, remembered, products] = await together([
    tx.entered,
    listRemembered(tx, patterns),
    listSuggestedProducts(tx, patterns),
  ]);
  const currency = query.currency ?? memberOf(session, tx.now).currency;
  return { items: suggest(remembered, products, currency) };
}
