import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";
import pg from "pg";

/** What the core server is told: where it listens, its database, and the business of each caller. */
export interface CoreOrders {
  port: number;
  databaseUrl: string;
  poolSize: number;
  businesses: string[];
}

/** The order that the bench posts, of which the core server stores what a client must find again. */
interface Draft {
  clientId: string;
  clientName: string;
  deliveryDate: string;
  deliveryTime: string;
  notes: string;
  items: { dessert_name: string; quantity: number; unit_price: number; productId: string }[];
}

type Answer = (businessId: string, request: IncomingMessage) => Promise<string>;

const orders = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as CoreOrders;
const pool = new pg.Pool({
  connectionString: orders.databaseUrl,
  max: orders.poolSize,
  idleTimeoutMillis: 60_000,
});

const listText = `select coalesce(json_agg(r), '[]')::text as json from (
  select o.id, o.number, o.client_name as client, o.phone, o.delivery_date as day, o.delivery_time as time, o.status,
      o.currency, o.total_minor as total, o.notes,
      (select json_agg(json_build_object('name', i.dessert_name, 'quantity', i.quantity, 'price', i.unit_price_minor)
          order by i.position) from order_item i where i.business_id = $1 and i.order_id = o.id) as items
    from orders o where o.business_id = $1 and o.deleted_at is null
   order by o.delivery_date, coalesce(o.delivery_time, '24:00'::time), o.id limit 25) r`;

const createText = `with numbered as (
    update business_counter set last_order_number = last_order_number + 1
     where business_id = $1 returning last_order_number as number
  ), made as (
    insert into orders (business_id, id, number, client_id, client_name, client_key, delivery_date, delivery_time, notes,
        currency, items_total_minor, total_minor, search_key, created_day, created_at, updated_at)
    select $1, $2, number, $3, $4, $5, $6, $7, $8, 'ILS', $9, $9, $5, current_date, now(), now() from numbered
    returning id, number, total_minor as total
  ), lines as (
    insert into order_item (business_id, order_id, position, dessert_name, name_key, quantity, unit_price_minor,
        line_total_minor, product_id)
    select $1, $2, l.position - 1, l.name, lower(l.name), l.quantity, l.price, l.quantity * l.price, l.product
      from unnest($10::text[], $11::int[], $12::int[], $13::uuid[]) with ordinality
        as l (name, quantity, price, product, position)
  )
  select row_to_json(made)::text as json from made`;

const catalogText = `select coalesce(json_agg(r), '[]')::text as json from (
  select id, name, description, price_minor as price, currency, allergens
    from catalog_item where business_id = $1 and deleted_at is null order by position, id limit 50) r`;

const dashboardText = `select json_build_object(
    'today', (select count(*) from orders where business_id = $1 and deleted_at is null and cancelled_at is null
      and delivery_date = current_date),
    'open', (select count(*) from orders where business_id = $1 and deleted_at is null and cancelled_at is null
      and status in ('pending', 'in_progress')),
    'month', (select coalesce(sum(total_minor), 0) from orders where business_id = $1 and deleted_at is null
      and cancelled_at is null and status = 'completed'
      and delivery_date >= (select date_trunc('month', current_date)::date)),
    'next', (select json_agg(n) from (select number, client_name as client, delivery_date as day, delivery_time as time
      from orders where business_id = $1 and deleted_at is null and cancelled_at is null
        and delivery_date >= current_date
      order by delivery_date, coalesce(delivery_time, '24:00'::time), id limit 2) n))::text as json`;

async function ask(name: string, text: string, values: unknown[]): Promise<string> {
  const { rows } = await pool.query<{ json: string }>({ name, text, values });
  return rows[0]?.json ?? "null";
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = "";
  for await (const part of request) text += String(part);
  return JSON.parse(text);
}

async function create(businessId: string, request: IncomingMessage): Promise<string> {
  const draft = (await readBody(request)) as Draft;
  const prices = draft.items.map((item) => item.unit_price * 100);
  const total = draft.items.reduce((sum, item, at) => sum + item.quantity * (prices[at] ?? 0), 0);
  return await ask("create", createText, [
    businessId,
    randomUUID(),
    draft.clientId,
    draft.clientName,
    draft.clientName.toLowerCase(),
    draft.deliveryDate,
    draft.deliveryTime,
    draft.notes,
    total,
    draft.items.map((item) => item.dessert_name),
    draft.items.map((item) => item.quantity),
    prices,
    draft.items.map((item) => item.productId),
  ]);
}

const answers: Readonly<Record<string, Answer>> = {
  "/list": (businessId) => ask("list", listText, [businessId]),
  "/create": create,
  "/catalog": (businessId) => ask("catalog", catalogText, [businessId]),
  "/dashboard": (businessId) => ask("dashboard", dashboardText, [businessId]),
};

const server = createServer((request, response) => {
  const [path = "", caller = "0"] = (request.url ?? "").split("?caller=");
  const businessId = orders.businesses[Number(caller)] ?? "";
  const work = async (): Promise<void> => {
    const text = await answers[path]?.(businessId, request);
    response.writeHead(text === undefined ? 404 : 200, {
      "content-type": "application/json; charset=utf-8",
      "content-length": Buffer.byteLength(text ?? ""),
    });
    response.end(text);
  };
  work().catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    response.writeHead(500).end();
  });
});

server.listen(orders.port, "127.0.0.1", () => process.stdout.write("open\n"));
