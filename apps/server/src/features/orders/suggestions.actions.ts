import type * as orders from "@marzipan/contract/orders";
import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import { allergenStatement } from "@marzipan/domain/allergies";
import { suggest } from "@marzipan/domain/item-suggestions";
import { toMajor } from "@marzipan/domain/money";
import { wordPatterns } from "@marzipan/domain/search-words";
import type { Tx } from "../../platform/database/database.ts";
import { together } from "../../platform/database/together.ts";
import { memberOf } from "../../platform/account/member.ts";
import { pictureUrl } from "../../platform/request/picture-url.ts";
import { listLastItems, listRemembered, listSuggestedProducts } from "./suggestions.store.ts";
import type { LastTimeRow } from "./suggestions.store.ts";

/** Offers up to 20 products and earlier items by the letters typed, priced in a currency or the business's. */
export async function suggestItems(
  tx: Tx<"session">,
  query: Input<typeof orders.suggestItems>["query"],
): Promise<ReplyOf<typeof orders.suggestItems>> {
  const patterns = wordPatterns(query.q ?? "");
  const [session, remembered, products] = await together([
    tx.entered,
    listRemembered(tx, patterns),
    listSuggestedProducts(tx, patterns),
  ]);
  const currency = query.currency ?? memberOf(session, tx.now).currency;
  return { items: suggest(remembered, products, currency) };
}

/** Returns what each of the clients ordered last, to be taken again; of a client without an order nothing. */
export async function listPreviousItems(
  tx: Tx<"session">,
  { clientId }: Input<typeof orders.listPreviousItems>["query"],
): Promise<ReplyOf<typeof orders.listPreviousItems>> {
  const clientIds = [...new Set([clientId].flat())];
  const { today } = memberOf(await tx.entered, tx.now);
  const rows = await listLastItems(tx, clientIds, today);
  const itemsOf = Map.groupBy(rows, (row) => row.client);
  return {
    clients: clientIds.map((id) => ({
      clientId: id,
      items: (itemsOf.get(id) ?? []).map(lastItem),
    })),
  };
}

function lastItem({
  product_id,
  unit_price_minor: price,
  image_id,
  currency,
  allergens,
  has_no_allergens,
  client: _,
  ...item
}: LastTimeRow): ReplyOf<typeof orders.listPreviousItems>["clients"][number]["items"][number] {
  return {
    ...item,
    ...allergenStatement(allergens, has_no_allergens),
    productId: product_id,
    unit_price: price === 0 ? null : toMajor(price),
    currency: price === 0 ? null : currency,
    thumbUrl: pictureUrl(image_id, "thumb"),
  };
}
