import { listProducts, restoreProduct } from "@marzipan/contract/products";
import { justDeleted } from "../../platform/undo/just-deleted.ts";
import { useAct } from "../../platform/api/queries.ts";
import { DeletedName, UndoNotice } from "../../platform/undo/UndoNotice.tsx";
import type { ProductRow } from "./products.types.ts";

/** Stands in the place of a product deleted a moment ago, and brings it back. */
export function UndoProduct({ product }: { product: Pick<ProductRow, "id" | "name"> }) {
  const act = useAct(restoreProduct, {
    onSuccess: () => justDeleted(listProducts).forget(product.id),
  });
  return (
    <UndoNotice act={act} onUndo={() => act.mutate({ params: { id: product.id } })}>
      <DeletedName name={product.name} />
    </UndoNotice>
  );
}
