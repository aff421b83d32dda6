import { effectMinor } from "@marzipan/domain/payments";
import type { PaymentMethod } from "@marzipan/contract/payments";
import { normalise } from "@marzipan/domain/search";
import type { Tx } from "../../platform/database/database.ts";
import { makeId } from "../../platform/formats/ids.ts";
import type { Member } from "../../platform/account/member.ts";
import { keepPayments } from "../figures/day-sums.actions.ts";
import { addPayments, listStandingOf, takeFromPaid } from "./imports.store.ts";
import type { NewPayment } from "./payments.store.ts";

/** A payment of an imported order in its currency; a refund names its payment by the place in the order's list. */
export interface ImportedPayment {
  amountMinor: number;
  method: PaymentMethod;
  paidAt: string;
  reference: string;
  note: string;
  refundOf: number | null;
}

/** An order of a file with what was paid for it. */
interface PaidOrder {
  id: string;
  number: number;
  currency: "ILS" | "USD" | "EUR";
  payments: readonly ImportedPayment[];
}

/** Returns what payments come to, in minor units. */
export function importedPaidMinor(payments: readonly ImportedPayment[]): number {
  return payments.reduce(
    (sum, { amountMinor, refundOf }) =>
      sum + effectMinor(refundOf === null ? "payment" : "refund", amountMinor),
    0,
  );
}

/** Stores the payments of imported orders, whose rows already have what was paid, with the sums kept of them. */
export async function makeImportedPayments(
  tx: Tx,
  member: Member,
  orders: readonly PaidOrder[],
): Promise<void> {
  const rows = orders.flatMap((order) => rowsOf(member, order));
  if (rows.length === 0) return;
  await tx.send([
    // A refund names a payment: payments are stored first.
    ...addPayments(
      tx,
      rows.filter(({ kind }) => kind === "payment"),
    ),
    ...addPayments(
      tx,
      rows.filter(({ kind }) => kind === "refund"),
    ),
    ...keepPayments(tx, rows.map(summedOf)),
  ]);
}

function rowsOf(member: Member, { id, number, currency, payments }: PaidOrder): NewPayment[] {
  const ids = payments.map(() => makeId());
  return payments.map((payment, at): NewPayment => {
    const kind = payment.refundOf === null ? "payment" : "refund";
    return {
      id: ids[at] ?? makeId(),
      order_id: id,
      order_number: number,
      kind,
      refers_to_id: payment.refundOf === null ? null : (ids[payment.refundOf] ?? null),
      amount_minor: payment.amountMinor,
      effect_minor: effectMinor(kind, payment.amountMinor),
      currency,
      method: payment.method,
      reference: payment.reference,
      note: payment.note,
      paid_date: payment.paidAt,
      search_key: normalise([`#${number}`, payment.reference, payment.note].join("\n")),
      account_id: member.accountId,
      by_name: member.fullName,
    };
  });
}

const summedOf = (row: NewPayment) => ({
  kind: row.kind as "payment" | "refund" | "void",
  paidDate: row.paid_date as string,
  currency: row.currency,
  method: row.method,
  effectMinor: row.effect_minor as number,
});

/** Voids what was paid for orders whose import is undone, each by a row dated like it (rulings §6). */
export async function voidPaymentsOf(
  tx: Tx,
  member: Member,
  orderIds: readonly string[],
): Promise<void> {
  const voids = (await listStandingOf(tx, orderIds)).map((row): NewPayment => ({
    id: makeId(),
    order_id: row.order_id,
    order_number: row.order_number,
    kind: "void",
    refers_to_id: row.id,
    amount_minor: row.amount_minor,
    effect_minor: effectMinor("void", row.amount_minor, row.kind as "payment" | "refund"),
    currency: row.currency,
    method: row.method,
    reference: row.reference,
    note: "",
    paid_date: row.paid_date,
    search_key: row.search_key,
    account_id: member.accountId,
    by_name: member.fullName,
  }));
  if (voids.length === 0) return;
  await tx.send([
    ...addPayments(tx, voids),
    ...keepPayments(tx, voids.map(summedOf)),
    takeFromPaid(tx, orderIds),
  ]);
}
