import type { ReplyOf } from "@marzipan/contract/endpoint";
import type { getOrder, listOrders, listSameDayOrders } from "@marzipan/contract/orders";
import {
  jsonArray,
  jsonObject,
  jsonOf,
  jsonTexts,
  orNull,
  quoted,
} from "../../platform/database/json-text.ts";

/** The wire's order as SQL over a row `o` of orders of the business `$1`; what is sent is written by PostgreSQL once. */

/** Each field of a thing on the wire as SQL; one that the contract has and this table has not does not compile. */
type Fields<Thing> = Readonly<Record<keyof Thing, string>>;
type Listed = ReplyOf<typeof listOrders>["items"][number];
type Brief = ReplyOf<typeof listSameDayOrders>["items"][number];

const major = (column: string): string => `${column} / 100::float8`;
const majorOrNull = (column: string): string => orNull(`(${major(column)})::text`);

const deliveryTime = orNull(quoted("left(o.delivery_time::text, 5)"));
const ofOrder = "from order_item i where i.business_id = $1 and i.order_id = o.id";

const item: Fields<Listed["items"][number]> = {
  dessert_name: jsonOf("i.dessert_name"),
  quantity: "trim_scale(i.quantity)",
  unit_price: major("i.unit_price_minor"),
  lineTotal: major("i.line_total_minor"),
  productId: orNull(quoted("i.product_id")),
};

const listed: Fields<Listed> = {
  id: quoted("o.id"),
  number: "o.number",
  clientId: orNull(quoted("o.client_id")),
  clientName: jsonOf("o.client_name"),
  phone: orNull(jsonOf("o.phone")),
  customerEmail: orNull(jsonOf("o.customer_email")),
  deliveryDate: jsonOf("o.delivery_date"),
  deliveryTime,
  fulfilment: quoted("o.fulfilment"),
  address: orNull(jsonOf("o.address")),
  status: quoted("o.status"),
  readyAt: orNull(jsonOf("o.ready_at")),
  cancelledAt: orNull(jsonOf("o.cancelled_at")),
  cancelReason: orNull(jsonOf("o.cancel_reason")),
  notes: orNull(jsonOf("o.notes")),
  allergens: jsonTexts("o.allergens"),
  allergyNote: orNull(jsonOf("o.allergy_note")),
  currency: quoted("o.currency"),
  itemsTotal: major("o.items_total_minor"),
  agreedPrice: majorOrNull("o.agreed_price_minor"),
  totalPrice: major("o.total_minor"),
  depositKind: orNull(quoted("o.deposit_kind")),
  depositValue: majorOrNull("o.deposit_value_minor"),
  depositDueDate: orNull(jsonOf("o.deposit_due_date")),
  items: jsonArray(jsonObject(item), "i.position", ofOrder),
  createdAt: jsonOf("o.created_at"),
  updatedAt: jsonOf("o.updated_at"),
  deletedAt: orNull(jsonOf("o.deleted_at")),
};

/** An order as lists carry it, as JSON text. */
export const orderJson = jsonObject(listed);

const picture = jsonObject({
  id: quoted("p.file_id"),
  url: quoted("'/api/files/' || p.file_id || '/large'"),
  thumbUrl: quoted("'/api/files/' || p.file_id || '/thumb'"),
});
const event = jsonObject({
  kind: jsonOf("e.kind"),
  from: orNull(jsonOf("e.from_value")),
  to: orNull(jsonOf("e.to_value")),
  at: jsonOf("e.at"),
  byName: orNull(jsonOf("e.by_name")),
});

const detailed: Fields<ReplyOf<typeof getOrder>> = {
  ...listed,
  clientLanguage: orNull(
    jsonOf("(select c.language from client c where c.business_id = $1 and c.id = o.client_id)"),
  ),
  hasPage: "o.has_page::text",
  pagePath: orNull(
    quoted(`(select '/order/' || app.order_page_token(b.id, b.order_page_secret, o.id, o.number, o.page_turn)
      from business b where b.id = $1 and b.has_order_pages and o.has_page and o.deleted_at is null)`),
  ),
  customerUpdate: orNull(
    jsonObject({
      kind: quoted("(o.customer_update->>'kind')"),
      at: quoted("(o.customer_update->>'at')"),
    }),
  ),
  pictures: jsonArray(
    picture,
    "p.position",
    "from order_picture p where p.business_id = $1 and p.order_id = o.id",
  ),
  history: jsonArray(
    event,
    "e.at, e.id",
    "from order_event e where e.business_id = $1 and e.order_id = o.id",
  ),
};

/** An order with its client's language, pictures and history, as JSON text. */
export const orderDetailsJson = jsonObject(detailed);

const brief: Fields<Brief> = {
  id: listed.id,
  number: listed.number,
  clientName: listed.clientName,
  deliveryDate: listed.deliveryDate,
  deliveryTime,
  fulfilment: listed.fulfilment,
  status: listed.status,
  readyAt: listed.readyAt,
  cancelledAt: listed.cancelledAt,
  currency: listed.currency,
  totalPrice: listed.totalPrice,
  notes: listed.notes,
  items: jsonArray(
    jsonObject({ dessert_name: item.dessert_name, quantity: item.quantity }),
    "i.position",
    ofOrder,
  ),
};

/** An order as the calendar and the same-day dialog carry it, as JSON text. */
export const orderBriefJson = jsonObject(brief);
