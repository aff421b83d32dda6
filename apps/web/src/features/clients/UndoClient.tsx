import { restoreClient } from "@marzipan/contract/clients";
import { Trash2 } from "lucide-react";
import { useShowOnce } from "../../platform/undo/use-show-once.ts";
import { useAct } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import type { ClientRow } from "./clients.types.ts";
import { deletedClients } from "./deleted-clients.ts";

/** Stands in the place of a client deleted a moment ago, and brings her back. */
export function UndoClient({ client }: { client: Pick<ClientRow, "id" | "name"> }) {
  const t = useT();
  const errorText = useErrorText();
  const place = useShowOnce();
  const act = useAct(restoreClient, {
    changes: ["clients"],
    onSuccess: () => deletedClients.forget(client.id),
  });
  return (
    <div ref={place}>
      <Notice
        tone="plain"
        icon={Trash2}
        role="status"
        action={
          <Button
            variant="quiet"
            isPending={act.isPending}
            onPress={() => act.mutate({ params: { id: client.id } })}
          >
            {t("common.undo")}
          </Button>
        }
      >
        <span dir="auto">{t("common.deleted_name", { name: client.name })}</span>
        {act.error && <p className="field-error">{errorText(act.error)}</p>}
      </Notice>
    </div>
  );
}
