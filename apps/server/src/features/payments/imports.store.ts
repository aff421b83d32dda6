import type { Selectable } from "kysely";
import type { Statement, Tx } from "../../platform/database/database.ts";
import type { Tables } from "../../platform/database/generated/table-types.ts";
import { build } from "../../platform/database/tables.ts";
import type { Asked } from "../../platform/database/transaction.ts";
import type { NewPayment } from "./payments.store.ts";

/** The most rows of one statement: it has at most 65,535 parameters. */
const mostRows = 1000;

/** Asks to store rows; they are never changed afterwards. */
export function addPayments(tx: Tx, rows: readonly NewPayment[]): Asked[] {
  const stamps = { business_id: tx.businessId, created_at: tx.now };
  return Array.from({ length: Math.ceil(rows.length / mostRows) }, (_none, part) =>
    build
      .insertInto("payment")
      .values(
        rows.slice(part * mostRows, (part + 1) * mostRows).map((row) => ({ ...row, ...stamps })),
      ),
  );
}

/** Lists the payments and refunds of orders that are not voided. */
export async function listStandingOf(
  tx: Tx,
  orderIds: readonly string[],
): Promise<Selectable<Tables["payment"]>[]> {
  return await tx.query<Selectable<Tables["payment"]>>({
    name: "standing_payments_of",
    text: `select p.* from payment p
      where p.business_id = $1 and p.order_id = any ($2::uuid[]) and p.kind <> 'void'
        and not exists (select from payment v
          where v.business_id = $1 and v.refers_to_id = p.id and v.kind = 'void')
      order by p.id`,
    values: [tx.businessId, orderIds],
  });
}

/** Asks to note on orders that nothing is paid for them any more. */
export function takeFromPaid(tx: Tx, orderIds: readonly string[]): Statement {
  return {
    name: "take_from_paid",
    text: "update orders set paid_minor = 0 where business_id = $1 and id = any ($2::uuid[])",
    values: [tx.businessId, orderIds],
  };
}
