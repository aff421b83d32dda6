import { soldOutIn } from "@marzipan/domain/sold-out";
import type { SoldOutItem } from "@marzipan/domain/sold-out";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import { listSoldOut } from "./catalog-items.store.ts";

/** Returns the menu items that are sold out for a delivery day (rulings §5). */
export async function readSoldOut(tx: Tx, day: string): Promise<SoldOutItem[]> {
  return await listSoldOut(tx, day);
}

/** Refuses lines with an item that is sold out for the delivery day: `item_sold_out`, with the items' names. */
export async function refuseSoldOut(
  tx: Tx,
  day: string,
  lines: readonly { dessert_name: string; productId: string | null }[],
): Promise<void> {
  const found = soldOutIn(lines, await listSoldOut(tx, day));
  if (found.length === 0) return;
  throw new AppError("item_sold_out", { items: found.map(({ name }) => name), date: day });
}
