import type * as orders from "@marzipan/contract/orders";
import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import type { Settlement } from "@marzipan/contract/past-orders";
import { joinAllergies } from "@marzipan/domain/allergies";
import { monthEnd, monthStart } from "@marzipan/domain/dates";
import type { OrderChange } from "@marzipan/domain/order-history";
import { blankOrder, copyOrder, patchOrder } from "@marzipan/domain/orders";
import type { OrderFields } from "@marzipan/domain/orders";
import { settlementAfter } from "@marzipan/domain/settlement";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import { together } from "../../platform/database/together.ts";
import type { Asked } from "../../platform/database/transaction.ts";
import { makeId } from "../../platform/formats/ids.ts";
import { JsonValue } from "../../platform/formats/json-value.ts";
import { memberOf } from "../../platform/account/member.ts";
import { tracksPayments } from "../../platform/account/plan-of-row.ts";
import type { Member } from "../../platform/account/member.ts";
import { takePlace } from "../catalog/day-places.actions.ts";
import { refuseOverLimit } from "../billing/limits.actions.ts";
import {
  findOrMakeClient,
  holdClientOf,
  holdClients,
  requireOwnClient,
} from "../clients/for-orders.actions.ts";
import type { ClientOfOrder } from "../clients/for-orders.actions.ts";
import { keepNewOrder } from "../figures/day-sums.actions.ts";
import { addOrder, takeNumber, takeNumberAndPage } from "./add-order.store.ts";
import { refuseProblems, refuseStrangers } from "./order-checks.actions.ts";
import { describeNew } from "./new-order.rules.ts";
import { storeAndRead } from "./order-reading.actions.ts";
import type { Details, Ending } from "./order-reading.actions.ts";
import { countMadeOrders, lockOrder } from "./orders.store.ts";
import type { Author } from "./orders.store.ts";
import { rememberLines } from "./suggestions.store.ts";

/**
 * Creates an order in the business's currency unless it names another; number and totals are the server's.
 * Refused at the plan's monthly limit and for ids that are not the business's own.
 */
export async function createOrder(
  tx: Tx<"session">,
  body: Input<typeof orders.createOrder>["body"],
  ending: Ending,
): Promise<Details> {
  const sent = patchOrder(blankOrder("ILS"), body);
  refuseProblems(sent);
  // Statements that do not depend on the session's answer share its round trip.
  const id = makeId();
  const { session, chosen, numbered } = await together({
    session: tx.entered,
    chosen: sent.clientId === null ? null : requireOwnClient(tx, sent.clientId),
    products: refuseStrangers(tx, sent),
    clients: sent.clientId === null && body.saveClient ? holdClients(tx) : null,
    numbered: takeNumberAndPage(tx, id),
  });
  const { number, pagePath } = numbered;
  if (session.has_day_rules) await takePlace(tx, sent.deliveryDate, body.overCapacity ?? false);
  const member = memberOf(session, tx.now);
  await refuseFullMonth(tx, member);
  const fields = { ...sent, currency: body.currency ?? member.currency };
  const client = chosen ?? (await saveClient(tx, member, fields, body));
  const linked = chosen
    ? fillFromClient(fields, chosen, body)
    : { ...fields, ...(client && { clientId: client.id, ...joinAllergies(fields, client) }) };
  const first = { kind: "created", from: null, to: null } as const;
  const settlement = settlementAfter(null, linked.status, tracksPayments(session));
  const order = { id, number, fields: linked, settlement, first };
  const writes = writeNew(tx, order, member.today, member);
  const made = { id, number, pagePath, at: tx.now, first, byName: member.fullName };
  const clientLanguage = client?.language ?? null;
  const answer = new JsonValue<ReplyOf<typeof orders.createOrder>>(
    JSON.stringify(describeNew({ ...made, clientLanguage }, linked)),
  );
  if (ending === "commit") await tx.commitWith(writes, answer);
  else await tx.send(writes);
  return answer;
}

export { takeNumber } from "./add-order.store.ts";

/** Creates a pending copy of an order for another day; it counts against the month like any other. */
export async function duplicateOrder(
  tx: Tx<"session">,
  id: string,
  body: Input<typeof orders.duplicateOrder>["body"],
  ending: Ending,
): Promise<Details> {
  const { session, client, source, number } = await together({
    session: tx.entered,
    client: holdClientOf(tx, id),
    source: lockOrder(tx, id),
    number: takeNumber(tx),
  });
  const member = memberOf(session, tx.now);
  if (!source || source.deletedAt) throw new AppError("not_found");
  if (session.has_day_rules) await takePlace(tx, body.deliveryDate, body.overCapacity ?? false);
  await refuseFullMonth(tx, member);
  const copied = copyOrder(source.fields, body.deliveryDate, body.deliveryTime ?? null);
  const fields = client ? { ...copied, ...joinAllergies(copied, client) } : copied;
  const first = { kind: "duplicated", from: String(source.number), to: null } as const;
  const copy = { id: makeId(), number, fields, settlement: null, first };
  return await storeAndRead(tx, copy.id, writeNew(tx, copy, member.today, member), ending);
}

/** Counts the orders made in the business's month, deleted ones too, imported ones not (rulings §3). */
export async function countMonthOrders(tx: Tx, today: string): Promise<number> {
  return await countMadeOrders(tx, monthStart(today), monthEnd(today));
}

async function refuseFullMonth(tx: Tx, member: Member): Promise<void> {
  await refuseOverLimit(tx, member, "orders", () => countMonthOrders(tx, member.today));
}

/** Links the chosen client, whose phone, email and allergies fill what was left out (rulings §4). */
function fillFromClient(
  fields: OrderFields,
  client: ClientOfOrder,
  body: Input<typeof orders.createOrder>["body"],
): OrderFields {
  const isAllergyTold = body.allergens !== undefined || body.allergyNote !== undefined;
  return {
    ...fields,
    ...(isAllergyTold ? {} : { allergens: client.allergens, allergyNote: client.allergyNote }),
    clientId: client.id,
    phone: body.phone === undefined ? client.phone : fields.phone,
    customerEmail: body.customerEmail === undefined ? client.email : fields.customerEmail,
  };
}

/** Creates a client of a new name where that was asked for; at the plan's limit the order stays unlinked (rulings §4). */
async function saveClient(
  tx: Tx,
  member: Member,
  fields: OrderFields,
  body: Input<typeof orders.createOrder>["body"],
): Promise<ClientOfOrder | null> {
  if (!body.saveClient) return null;
  const { client } = await findOrMakeClient(tx, member, {
    name: fields.clientName,
    phone: fields.phone,
    email: fields.customerEmail,
  });
  return client;
}

/** What of a new order its kept sums ask beside its fields. */
const fresh = { cancelledAt: null, deletedAt: null, lineKeys: null };

/**
 * Creates an order whose fields another person has put together, under a number that was taken for it, and returns its id;
 * its totals are the server's. Counts against the month like any other, but is not refused at the plan's limit: what was
 * asked for can always be answered (rulings §5).
 */
export async function addAskedOrder(
  tx: Tx,
  number: number,
  fields: OrderFields,
  today: string,
  by: Author,
): Promise<string> {
  refuseProblems(fields);
  await refuseStrangers(tx, fields);
  const first = { kind: "created", from: null, to: null } as const;
  const order = { id: makeId(), number, fields, settlement: null, first };
  await tx.send(writeNew(tx, order, today, by));
  return order.id;
}

/** An order about to be stored: the number that was taken for it, and the first line of its history. */
interface NewOrder {
  id: string;
  number: number;
  fields: OrderFields;
  settlement: Settlement | null;
  first: OrderChange;
}

function writeNew(
  tx: Tx,
  { id, number, fields, settlement, first }: NewOrder,
  createdDay: string,
  by: Author,
): Asked[] {
  return [
    ...rememberLines(tx, fields.currency, fields.lines),
    ...addOrder(tx, { id, number, createdDay, settlement }, fields, by, first),
    ...keepNewOrder(tx, { fields, ...fresh }),
  ];
}
