import { problemsOfOrder } from "@marzipan/domain/orders";
import type { OrderFields } from "@marzipan/domain/orders";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import { together } from "../../platform/database/together.ts";
import { requireOwnPictures } from "../files/pictures.actions.ts";
import { requireOwnProducts } from "../products/for-orders.actions.ts";

/** Refuses an order whose fields do not go together, with `invalid_input` and the fields. */
export function refuseProblems(order: OrderFields): void {
  const fields = problemsOfOrder(order);
  if (fields.length > 0) throw new AppError("invalid_input", { fields });
}

/**
 * Refuses products and pictures of other businesses; `known` are those that the order referred to
 * before.
 */
export async function refuseStrangers(
  tx: Tx,
  order: OrderFields,
  known?: OrderFields,
): Promise<void> {
  const knownProducts = new Set(known?.lines.map((line) => line.productId));
  const asked = order.lines.flatMap(({ productId }, index) =>
    productId === null || knownProducts.has(productId) ? [] : [{ productId, index }],
  );
  const knownPictures = new Set(known?.pictureIds);
  const hasNewPicture = order.pictureIds.some((id) => !knownPictures.has(id));
  await together([
    requireOwnProducts(
      tx,
      asked.map((line) => line.productId),
      (place) => `items.${asked[place]?.index}.productId`,
    ),
    hasNewPicture ? requireOwnPictures(tx, order.pictureIds) : null,
  ]);
}
