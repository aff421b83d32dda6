import type { ReplyOf } from "@marzipan/contract/endpoint";
import type { listOrders } from "@marzipan/contract/orders";

/** The wire's order as SQL over a row `o` of orders of the business `$1`; what is sent is written by PostgreSQL once. */

const timeText = "left(o.delivery_time::text, 5)";

function major(column: string): string {
  return `${column} / 100::float8`;
}

/** Each field of the wire's order as SQL; one that the contract has and this table has not does not compile. */
const columns: Readonly<Record<keyof ReplyOf<typeof listOrders>["items"][number], string>> = {
  id: "o.id",
  number: "o.number",
  clientId: "o.client_id",
  clientName: "o.client_name",
  phone: "o.phone",
  customerEmail: "o.customer_email",
  deliveryDate: "o.delivery_date",
  deliveryTime: timeText,
  fulfilment: "o.fulfilment",
  address: "o.address",
  status: "o.status",
  readyAt: "o.ready_at",
  cancelledAt: "o.cancelled_at",
  cancelReason: "o.cancel_reason",
  notes: "o.notes",
  allergens: "o.allergens",
  allergyNote: "o.allergy_note",
  currency: "o.currency",
  itemsTotal: major("o.items_total_minor"),
  agreedPrice: major("o.agreed_price_minor"),
  totalPrice: major("o.total_minor"),
  depositKind: "o.deposit_kind",
  depositValue: major("o.deposit_value_minor"),
  depositDueDate: "o.deposit_due_date",
  items: `coalesce((
    select json_agg(json_build_object('dessert_name', i.dessert_name, 'quantity', i.quantity::float8,
        'unit_price', ${major("i.unit_price_minor")}, 'lineTotal', ${major("i.line_total_minor")},
        'productId', i.product_id) order by i.position)
      from order_item i where i.business_id = $1 and i.order_id = o.id
  ), '[]')`,
  createdAt: "o.created_at",
  updatedAt: "o.updated_at",
  deletedAt: "o.deleted_at",
};

const fields = Object.entries(columns)
  .map(([name, column]) => `${column} as "${name}"`)
  .join(", ");

/** An order as lists carry it, as JSON text. */
export const orderJson = `(select row_to_json(r) from (select ${fields}) r)::text`;

/** An order with its client's language, pictures and history, as JSON text. */
export const orderDetailsJson = `(select row_to_json(r) from (select ${fields},
  (select c.language from client c where c.business_id = $1 and c.id = o.client_id) as "clientLanguage",
  coalesce((
    select json_agg(json_build_object('id', p.file_id, 'url', '/api/files/' || p.file_id || '/large',
        'thumbUrl', '/api/files/' || p.file_id || '/thumb') order by p.position)
      from order_picture p where p.business_id = $1 and p.order_id = o.id
  ), '[]') as pictures,
  coalesce((
    select json_agg(json_build_object('kind', e.kind, 'from', e.from_value, 'to', e.to_value, 'at', e.at,
        'byName', e.by_name) order by e.at, e.id)
      from order_event e where e.business_id = $1 and e.order_id = o.id
  ), '[]') as history) r)::text`;

/** An order as the calendar and the same-day dialog carry it, as JSON text. */
export const orderBriefJson = `(select row_to_json(r) from (select
  o.id, o.number, o.client_name as "clientName", o.delivery_date as "deliveryDate",
  ${timeText} as "deliveryTime", o.fulfilment, o.status, o.ready_at as "readyAt",
  o.cancelled_at as "cancelledAt", o.currency, ${major("o.total_minor")} as "totalPrice", o.notes,
  coalesce((
    select json_agg(json_build_object('dessert_name', i.dessert_name, 'quantity', i.quantity::float8)
        order by i.position)
      from order_item i where i.business_id = $1 and i.order_id = o.id
  ), '[]') as items) r)::text`;
