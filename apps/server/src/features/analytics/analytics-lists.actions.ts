import type * as analytics from "@marzipan/contract/analytics";
import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import { toMajorOf } from "@marzipan/domain/money";
import { AppError } from "../../platform/errors/app-error.ts";
import { cutPage, readCursorOf } from "../../platform/request/cursor.ts";
import type { Tx } from "../../platform/database/database.ts";
import { memberOf } from "../../platform/account/member.ts";
import { listClientSums, listItemSums } from "../figures/figures.actions.ts";
import { readSpan } from "../figures/span.rules.ts";

/** Lists a page of the items of a period. */
export async function listItemFigures(
  tx: Tx<"session">,
  query: Input<typeof analytics.listItemFigures>["query"],
): Promise<ReplyOf<typeof analytics.listItemFigures>> {
  const { limit, sort } = query;
  const span = readSpan(query);
  const currency = query.currency ?? memberOf(await tx.entered, tx.now).currency;
  const after = readPlace(query.cursor);
  const rows = await listItemSums(tx, span, currency, { sort, after, limit: limit + 1 });
  const { items, nextCursor } = cutPage(rows, limit, (row) => [
    String(sort === "revenue" ? row.revenueMinor : row.quantity),
    row.key,
  ]);
  return {
    items: items.map(({ name, productId, quantity, revenueMinor }) => ({
      name,
      productId,
      quantity,
      revenue: toMajorOf(revenueMinor, currency),
    })),
    nextCursor,
  };
}

/** Lists a page of the linked clients of a period by what they brought in. */
export async function listClientFigures(
  tx: Tx<"session">,
  query: Input<typeof analytics.listClientFigures>["query"],
): Promise<ReplyOf<typeof analytics.listClientFigures>> {
  const { limit, group } = query;
  const span = readSpan(query);
  const currency = query.currency ?? memberOf(await tx.entered, tx.now).currency;
  const after = readPlace(query.cursor, "id");
  const rows = await listClientSums(tx, span, currency, { group, after, limit: limit + 1 });
  const { items, nextCursor } = cutPage(rows, limit, (row) => [
    String(row.revenueMinor),
    row.clientId,
  ]);
  return {
    items: items.map(({ revenueMinor, ...row }) => ({
      ...row,
      revenue: toMajorOf(revenueMinor, currency),
    })),
    nextCursor,
  };
}

/** A cursor whose first value is an amount, which may be larger than a cursor's numbers are. */
function readPlace(
  cursor: string | undefined,
  kind: "text" | "id" = "text",
): [string, string] | null {
  const place = readCursorOf(cursor, ["text", kind]);
  if (place && !/^\d{1,17}(\.\d{1,3})?$/.test(place[0])) throw new AppError("bad_cursor");
  if (place && kind === "id" && place[0].includes(".")) throw new AppError("bad_cursor");
  return place;
}
