import { problemsOfOrder } from "@marzipan/domain/orders";
import type { OrderFields } from "@marzipan/domain/orders";
import { AppError } from "../../platform/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import { requireOwnPictures } from "../files/pictures.actions.ts";
import { listOwnProducts } from "./orders.store.ts";

/** Refuses an order whose fields do not go together, with `invalid_input` and the fields. */
export function refuseProblems(order: OrderFields): void {
  const fields = problemsOfOrder(order);
  if (fields.length > 0) throw new AppError("invalid_input", { fields });
}

/** Refuses products and pictures that are not the business's own; `known` are those that the order had before. */
export async function refuseStrangers(
  tx: Tx,
  order: OrderFields,
  known?: OrderFields,
): Promise<void> {
  const knownProducts = new Set(known?.lines.map((line) => line.productId));
  const productIds = order.lines.map((line) => line.productId);
  const asked = [...new Set(productIds)].filter(
    (id) => id !== null && !knownProducts.has(id),
  ) as string[];
  if (asked.length > 0) {
    const own = new Set(await listOwnProducts(tx, asked));
    const stranger = productIds.findIndex(
      (id) => id !== null && asked.includes(id) && !own.has(id),
    );
    if (stranger !== -1) {
      throw new AppError("not_found", {
        fields: [{ path: `items.${stranger}.productId`, problem: "invalid" }],
      });
    }
  }
  const knownPictures = new Set(known?.pictureIds);
  if (order.pictureIds.some((id) => !knownPictures.has(id)))
    await requireOwnPictures(tx, order.pictureIds);
}
