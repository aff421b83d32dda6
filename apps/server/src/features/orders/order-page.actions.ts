import type { Input } from "@marzipan/contract/endpoint";
import type * as orderPages from "@marzipan/contract/order-pages";
import type { Tx } from "../../platform/database/database.ts";
import { storeAndRead } from "./order-reading.actions.ts";
import type { Details } from "./order-reading.actions.ts";
import { openOrder } from "./order-state.actions.ts";
import { changeFacts, renewPage } from "./orders.store.ts";

/**
 * Switches the customer's page of an order on or off, or renews its link, and returns the order; a deleted one is
 * `not_found` (rulings §10.8).
 */
export async function updateOrderPage(
  tx: Tx<"session">,
  id: string,
  { isOn, isRenewed }: Input<typeof orderPages.updateOrderPage>["body"],
): Promise<Details> {
  await openOrder(tx, id);
  const changes = [
    ...(isOn === undefined ? [] : [changeFacts(tx, id, { has_page: isOn })]),
    ...(isRenewed ? [renewPage(tx, id)] : []),
  ];
  return await storeAndRead(tx, id, changes, "commit");
}
