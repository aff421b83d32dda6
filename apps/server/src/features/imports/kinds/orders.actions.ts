import { blankClient, isSamePhone } from "@marzipan/domain/clients";
import type { ImportedClient } from "@marzipan/domain/imports/client-book";
import { totalMinor } from "@marzipan/domain/orders";
import { nameKey, normalise } from "@marzipan/domain/search";
import type { Tx } from "../../../platform/database/database.ts";
import { makeId } from "../../../platform/formats/ids.ts";
import { memberOf } from "../../../platform/account/member.ts";
import { roomLeft } from "../../billing/limits.actions.ts";
import {
  countImportedClients,
  keepOwnClients,
  listLikelyClients,
  makeImportedClients,
} from "../../clients/imports.actions.ts";
import type { LikelyClient } from "../../clients/imports.actions.ts";
import {
  deleteImportedOrders,
  holdImportedOrders,
  listSameOrders,
  makeImportedOrders,
} from "../../orders/imports.actions.ts";
import type { SameOrder } from "../../orders/imports.actions.ts";
import {
  importedPaidMinor,
  makeImportedPayments,
  voidPaymentsOf,
} from "../../payments/imports.actions.ts";
import { findProductsByName, keepOwnProducts } from "../../products/for-orders.actions.ts";
import { left } from "../decide-rows.ts";
import type { RowReply } from "../decide-rows.ts";
import type { Trace } from "../imports.store.ts";
import { readOrder } from "./order-row.rules.ts";
import type { OrderOfRow } from "./order-row.rules.ts";
import type { RowContext, SentRow } from "./row-context.ts";
import type { Taken } from "./target.types.ts";

type NewClient = ImportedClient & { id: string };

/** What rows of orders come to. */
interface DecidedOrders {
  results: RowReply[];
  orders: (OrderOfRow & { id: string })[];
  clients: NewClient[];
}

/** Decides what becomes of rows of orders, one after the other; `room` is how many clients the plan still takes. */
async function decideOrders(
  tx: Tx<"session">,
  rows: readonly SentRow[],
  context: RowContext,
): Promise<DecidedOrders> {
  const read = rows.map((row) => ({ row: row.row, ...readOrder(row, context) }));
  const orders = read.flatMap(({ order }) => order ?? []);
  const same = makeSameOrders(await listSame(tx, orders, context));
  const clients = await openClients(tx, orders, context);
  const productOf = await openProducts(tx, orders, context);
  const decided: DecidedOrders = { results: [], orders: [], clients: clients.made };
  for (const { row, order, problems } of read) {
    const known = order && same.take(order);
    if (!order) decided.results.push({ row, ...left, problems });
    else if (known) {
      const entry = { id: known.id, name: known.clientName, by: "name" as const };
      decided.results.push({ row, ...left, problems: [], outcome: "unchanged", known: entry });
    } else {
      const { clientId, client } = clients.find(order);
      const lines = order.fields.lines.map((line) => ({ ...line, productId: productOf(line) }));
      const id = makeId();
      decided.orders.push({ ...order, id, fields: { ...order.fields, clientId, lines } });
      const { moved } = order;
      decided.results.push({ row, ...left, problems: [], outcome: "new", id, client, moved });
    }
  }
  return decided;
}

type Line = OrderOfRow["fields"]["lines"][number];

/**
 * Finds the products of orders' items: the own one that the file names, else the only one with the item's name. The own
 * data links its items itself.
 */
async function openProducts(
  tx: Tx,
  orders: readonly OrderOfRow[],
  { isOwnData }: RowContext,
): Promise<(line: Line) => string | null> {
  const lines = orders.flatMap(({ fields }) => fields.lines);
  const own = await keepOwnProducts(
    tx,
    lines.flatMap(({ productId }) => productId ?? []),
  );
  const named = isOwnData
    ? new Map<string, string>()
    : await findProductsByName(
        tx,
        lines.map(({ dessertName }) => dessertName),
      );
  return ({ productId, dessertName }) =>
    productId !== null && own.has(productId)
      ? productId
      : (named.get(nameKey(dessertName)) ?? null);
}

async function listSame(
  tx: Tx,
  orders: readonly OrderOfRow[],
  { importId }: RowContext,
): Promise<SameOrder[]> {
  return await listSameOrders(
    tx,
    orders.map(({ fields }) => fields.deliveryDate),
    orders.map(({ fields }) => nameKey(fields.clientName)),
    importId,
  );
}

const sameKey = (key: string, day: string, currency: string, total: number): string =>
  JSON.stringify([key, day, currency, total]);

/** Orders that are there, each of which is one row of the file: a file that comes again adds nothing. */
function makeSameOrders(known: readonly SameOrder[]) {
  const byKey = new Map<string, SameOrder[]>();
  for (const one of known) {
    const key = sameKey(one.clientKey, one.day, one.currency, one.totalMinor);
    byKey.set(key, [...(byKey.get(key) ?? []), one]);
  }
  return {
    take: ({ fields }: OrderOfRow): SameOrder | undefined => {
      const { clientName, deliveryDate, currency } = fields;
      const key = sameKey(nameKey(clientName), deliveryDate, currency, totalMinor(fields));
      return byKey.get(key)?.shift();
    },
  };
}

/** Whom an order belongs to. */
interface FoundClient {
  clientId: string | null;
  client: "known" | "new" | "none";
}

/**
 * Finds the clients of orders by phone, else by email, never by the name alone; a new name makes a client, as on the
 * order form (rulings §4). Where the plan has no room, the order keeps name and phone.
 */
async function openClients(tx: Tx<"session">, orders: readonly OrderOfRow[], context: RowContext) {
  const typed = orders.map(({ fields }) => typedClient(fields));
  const known: LikelyClient[] = await listLikelyClients(tx, typed);
  const own = await keepOwnClients(
    tx,
    orders.flatMap(({ clientId }) => clientId ?? []),
  );
  const member = memberOf(await tx.entered, tx.now);
  const room = await roomLeft(member, "clients", () => countImportedClients(tx));
  const made: NewClient[] = [];
  const find = ({ fields, clientId, namesClient }: OrderOfRow): FoundClient => {
    if (clientId !== null && own.has(clientId)) return { clientId, client: "known" };
    // The own data links its orders itself.
    if (context.isOwnData) return { clientId: null, client: "none" };
    const wanted = typedClient(fields);
    const found = findContact(known, wanted);
    if (found)
      return {
        clientId: found.id,
        client: made.some(({ id }) => id === found.id) ? "new" : "known",
      };
    const isKnownName = known.some((one) => normalise(one.name) === normalise(wanted.name));
    const isBareName = wanted.phone === null && wanted.email === null;
    if (!namesClient || (isBareName && isKnownName)) return { clientId: null, client: "none" };
    if (room !== null && made.length >= room) return { clientId: null, client: "none" };
    const client = { ...wanted, id: makeId() };
    made.push(client);
    known.push(client);
    return { clientId: client.id, client: "new" };
  };
  return { find, made };
}

function typedClient({ clientName, phone, customerEmail }: OrderOfRow["fields"]): ImportedClient {
  return { ...blankClient, name: clientName, phone, email: customerEmail };
}

/** Returns the client with a phone, of several the one of the name; else the one with an email whose phone does not differ. */
function findContact(
  known: readonly LikelyClient[],
  { name, phone, email }: ImportedClient,
): LikelyClient | undefined {
  const preferNamed = (found: readonly LikelyClient[]): LikelyClient | undefined =>
    found.find((one) => normalise(one.name) === normalise(name)) ?? found[0];
  const byPhone = preferNamed(
    phone === null ? [] : known.filter((one) => isSamePhone(one.phone ?? "", phone)),
  );
  if (byPhone) return byPhone;
  return preferNamed(
    known.filter(
      (one) =>
        email !== null &&
        normalise(one.email ?? "") === normalise(email) &&
        (phone === null || one.phone === null),
    ),
  );
}

/** Returns what would become of rows of orders. */
export async function checkOrders(
  tx: Tx<"session">,
  rows: readonly SentRow[],
  context: RowContext,
): Promise<RowReply[]> {
  const { results } = await decideOrders(tx, rows, context);
  return results.map((result) => ({ ...result, id: null }));
}

/** Stores orders of rows with their new clients and payments; the caller locked clients and counter. */
export async function addOrders(
  tx: Tx<"session">,
  rows: readonly SentRow[],
  context: RowContext,
): Promise<{ results: RowReply[]; traces: Trace[] }> {
  const { results, orders, clients } = await decideOrders(tx, rows, context);
  const { member } = context;
  if (clients.length > 0) await makeImportedClients(tx, clients);
  if (orders.length > 0) {
    const by = { accountId: member.accountId, fullName: member.fullName };
    const numbers = await makeImportedOrders(
      tx,
      by,
      orders.map((order) => ({ ...order, paidMinor: importedPaidMinor(order.payments) })),
    );
    await makeImportedPayments(
      tx,
      member,
      orders.map(({ id, fields, payments }, at) => ({
        id,
        number: numbers[at] ?? 0,
        currency: fields.currency,
        payments,
      })),
    );
  }
  const made = { is_made: true, filled: [], replaced: {}, changed_at: tx.now };
  const traces = [
    ...orders.map(({ id }): Trace => ({ ...made, entry_id: id, kind: null })),
    ...clients.map(({ id }): Trace => ({ ...made, entry_id: id, kind: "clients" })),
  ];
  return { results, traces };
}

/** How imported orders are taken back: what the import noted as paid is voided first. */
export const takenOrders: Taken = {
  hold: holdImportedOrders,
  remove: async (tx, ids) => {
    const member = memberOf(await tx.entered, tx.now);
    await voidPaymentsOf(tx, member, ids);
    await deleteImportedOrders(tx, { accountId: member.accountId, fullName: member.fullName }, ids);
  },
};
