import type * as clients from "@marzipan/contract/clients";
import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import { blankClient } from "@marzipan/domain/clients";
import { restorableSince } from "@marzipan/domain/deleted";
import { patchFields } from "@marzipan/domain/fields";
import { toMajor } from "@marzipan/domain/money";
import type * as z from "zod/mini";
import { AppError } from "../../platform/errors/app-error.ts";
import { refuseChangedElsewhere } from "../../platform/request/changed-elsewhere.ts";
import type { Tx } from "../../platform/database/database.ts";
import { together } from "../../platform/database/together.ts";
import { makeId } from "../../platform/formats/ids.ts";
import { memberOf } from "../../platform/account/member.ts";
import { refuseOverLimit } from "../billing/limits.actions.ts";
import {
  addClient,
  changeClient,
  columnsOf,
  countClients,
  fieldsOf,
  loadClient,
  loadOrderStats,
  lockClients,
  markDeleted,
  unmarkDeleted,
} from "./clients.store.ts";
import type { ClientRow } from "./clients.store.ts";

export { countClients } from "./clients.store.ts";

type Details = z.output<typeof clients.ClientDetails>;

/** Returns one client with the number and sums of its orders; a deleted one is `not_found`. */
export async function getClient(tx: Tx, id: string): Promise<Details> {
  const [row, stats] = await together([loadClient(tx, id), loadOrderStats(tx, id)]);
  if (!row || row.deleted_at) throw new AppError("not_found");
  return describe(row, stats);
}

function describe(row: ClientRow, stats: Awaited<ReturnType<typeof loadOrderStats>>): Details {
  const lastDays = stats.map((one) => one.last_order_date).toSorted();
  return {
    ...describeClient({
      ...row,
      orders_count: stats.reduce((sum, one) => sum + one.orders_count, 0),
      last_order_date: lastDays.at(-1) ?? null,
    }),
    totals: stats.map((one) => ({ currency: one.currency, totalPrice: toMajor(one.total_minor) })),
  };
}

/** Returns a client as lists carry it. */
export function describeClient(
  row: Omit<ClientRow, "merged_into"> & {
    orders_count: number | null;
    last_order_date: string | null;
  },
): Omit<Details, "totals"> {
  return {
    id: row.id,
    name: row.name,
    phone: row.phone,
    email: row.email,
    language: row.language,
    allergens: row.allergens,
    allergyNote: row.allergy_note,
    notes: row.notes,
    ordersCount: row.orders_count ?? 0,
    lastOrderDate: row.last_order_date,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
  };
}

/** Creates a client; refused when the plan's limit is reached (rulings §3). */
export async function createClient(
  tx: Tx<"session">,
  body: Input<typeof clients.createClient>["body"],
): Promise<Details> {
  const member = memberOf(await tx.entered, tx.now);
  await refuseOverLimit(tx, member, "clients", () => countClients(tx));
  const row = await addClient(tx, makeId(), patchFields(blankClient, body));
  return describe(row, []);
}

/**
 * Changes the given fields of a client; refused with `changed_elsewhere` when `expectedUpdatedAt`
 * is stale.
 */
export async function updateClient(
  tx: Tx,
  id: string,
  { expectedUpdatedAt, ...patch }: Input<typeof clients.updateClient>["body"],
): Promise<Details> {
  const [row] = await lockClients(tx, [id]);
  if (!row || row.deleted_at) throw new AppError("not_found");
  const before = fieldsOf(row);
  const columns = columnsOf(patchFields(before, patch));
  refuseChangedElsewhere(row, expectedUpdatedAt, columnsOf(before), columns);
  const [changed, stats] = await together([changeClient(tx, id, columns), loadOrderStats(tx, id)]);
  return describe(changed, stats);
}

/** Deletes a client for 30 days; a second time changes nothing, so that a lost answer can be asked again. */
export async function deleteClient(
  tx: Tx,
  id: string,
): Promise<ReplyOf<typeof clients.deleteClient>> {
  if (!(await markDeleted(tx, id, restorableSince(tx.now)))) throw new AppError("not_found");
  return { ok: true };
}

/** Restores a client that was deleted within 30 days, also above the plan's limit (rulings §3). */
export async function restoreClient(tx: Tx, id: string): Promise<Details> {
  const [row] = await lockClients(tx, [id]);
  if (!row) throw new AppError("not_found");
  if (row.deleted_at === null) return await getClient(tx, id);
  if (row.deleted_at <= restorableSince(tx.now)) throw new AppError("not_found");
  const [restored, stats] = await together([unmarkDeleted(tx, id), loadOrderStats(tx, id)]);
  return describe(restored, stats);
}
