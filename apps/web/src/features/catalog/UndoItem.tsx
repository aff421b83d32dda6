import { restoreCatalogItem } from "@marzipan/contract/catalog";
import { useAct } from "../../platform/api/queries.ts";
import { DeletedName, UndoNotice } from "../../platform/undo/UndoNotice.tsx";
import type { ItemRow } from "./catalog.types.ts";
import { deletedItems } from "./deleted-items.ts";

/** Stands in the place of an item deleted a moment ago, and brings it back. */
export function UndoItem({ item }: { item: ItemRow }) {
  const act = useAct(restoreCatalogItem, {
    onSuccess: () => deletedItems.forget(item.id),
  });
  return (
    <UndoNotice act={act} onUndo={() => act.mutate({ params: { id: item.id } })}>
      <DeletedName name={item.name} />
    </UndoNotice>
  );
}
