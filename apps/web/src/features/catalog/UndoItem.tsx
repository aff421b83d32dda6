import { listCatalogItems, restoreCatalogItem } from "@marzipan/contract/catalog";
import { justDeleted } from "../../platform/undo/just-deleted.ts";
import { useAct } from "../../platform/api/queries.ts";
import { DeletedName, UndoNotice } from "../../platform/undo/UndoNotice.tsx";
import type { ItemRow } from "./catalog.types.ts";

/** Stands in the place of an item deleted a moment ago, and brings it back. */
export function UndoItem({ item }: { item: ItemRow }) {
  const act = useAct(restoreCatalogItem, {
    onSuccess: () => justDeleted(listCatalogItems).forget(item.id),
  });
  return (
    <UndoNotice act={act} onUndo={() => act.mutate({ params: { id: item.id } })}>
      <DeletedName name={item.name} />
    </UndoNotice>
  );
}
