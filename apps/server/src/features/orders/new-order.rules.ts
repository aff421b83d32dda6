import type { ReplyOf } from "@marzipan/contract/endpoint";
import type { Language } from "@marzipan/contract/languages";
import type { getOrder } from "@marzipan/contract/orders";
import type { OrderChange } from "@marzipan/domain/order-history";
import { lineTotalMinor, toMajor } from "@marzipan/domain/money";
import { itemsTotalMinor, totalMinor } from "@marzipan/domain/orders";
import type { OrderFields } from "@marzipan/domain/orders";

/** What a new order has beside what people write. */
export interface MadeOrder {
  id: string;
  number: number;
  at: Date;
  clientLanguage: Language | null;
  pagePath: string | null;
  first: OrderChange;
  byName: string;
}

/**
 * Returns a new order as `order-json.store.ts` reads it once it is stored: what is stored is known, and reading it
 * again would take longer than storing it.
 */
export function describeNew(made: MadeOrder, fields: OrderFields): ReplyOf<typeof getOrder> {
  const { agreedPriceMinor, depositValueMinor, lines, pictureIds, ...plain } = fields;
  const at = instantOf(made.at);
  return {
    ...plain,
    id: made.id,
    number: made.number,
    allergens: [...fields.allergens],
    agreedPrice: agreedPriceMinor === null ? null : toMajor(agreedPriceMinor),
    depositValue: depositValueMinor === null ? null : toMajor(depositValueMinor),
    itemsTotal: toMajor(itemsTotalMinor(lines)),
    totalPrice: toMajor(totalMinor(fields)),
    items: lines.map(({ dessertName, quantity, unitPriceMinor, productId }) => ({
      dessert_name: dessertName,
      quantity,
      unit_price: toMajor(unitPriceMinor),
      lineTotal: toMajor(lineTotalMinor(quantity, unitPriceMinor)),
      productId,
    })),
    readyAt: null,
    cancelledAt: null,
    cancelReason: null,
    createdAt: at,
    updatedAt: at,
    deletedAt: null,
    clientLanguage: made.clientLanguage,
    hasPage: true,
    pagePath: made.pagePath,
    customerUpdate: null,
    pictures: pictureIds.map((id) => ({
      id,
      url: `/api/files/${id}/large`,
      thumbUrl: `/api/files/${id}/thumb`,
    })),
    history: [{ ...made.first, at, byName: made.byName }],
  };
}

/** Writes an instant as PostgreSQL does in UTC: without the zeros at the end of a second's parts. */
function instantOf(at: Date): string {
  const ms = at.getUTCMilliseconds();
  const part = ms === 0 ? "" : String(ms / 1000).slice(1);
  return `${at.toISOString().slice(0, 19)}${part}+00:00`;
}
