import { sql } from "kysely";
import type { Tx } from "./transaction.ts";

/**
 * A row's `updated_at` a millisecond later, as SQL: by way of a time without a zone, since adding to an instant is not
 * immutable, and a distributed PostgreSQL takes nothing else over a column.
 */
export const aMillisecondLater =
  "(updated_at at time zone 'UTC' + interval '1 millisecond') at time zone 'UTC'";

/** The new `updated_at` of a changed row: now, and later than before also within one millisecond. */
export function laterThanBefore(tx: Tx) {
  return sql<Date>`greatest(${tx.now}::timestamptz, ${sql.raw(aMillisecondLater)})`;
}
