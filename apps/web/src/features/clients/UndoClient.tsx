import { listClients, restoreClient } from "@marzipan/contract/clients";
import { justDeleted } from "../../platform/undo/just-deleted.ts";
import { useAct } from "../../platform/api/queries.ts";
import { DeletedName, UndoNotice } from "../../platform/undo/UndoNotice.tsx";
import type { ClientRow } from "./clients.types.ts";

/** Takes the place of a client deleted within the last 10 seconds, with Undo. */
export function UndoClient({ client }: { client: Pick<ClientRow, "id" | "name"> }) {
  const act = useAct(restoreClient, {
    onSuccess: () => justDeleted(listClients).forget(client.id),
  });
  return (
    <UndoNotice act={act} onUndo={() => act.mutate({ params: { id: client.id } })}>
      <DeletedName name={client.name} />
    </UndoNotice>
  );
}
