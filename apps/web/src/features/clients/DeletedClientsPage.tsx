import { listClients, restoreClient } from "@marzipan/contract/clients";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { DeletedList } from "../../platform/lists/DeletedList.tsx";
import { pathTo } from "../../platform/url/path-to.ts";
import { Avatar } from "../../ui/Avatar.tsx";

/** The deleted clients. */
export function DeletedClientsPage() {
  const t = useT();
  return (
    <DeletedList
      backTo={pathTo("/clients")}
      list={listClients}
      ask={{ query: { deleted: "true", sort: "newest" } }}
      restore={restoreClient}
      lead={t("clients.deleted_empty_text")}
      failedTitle={t("clients.load_failed")}
      show={(client) => ({ start: <Avatar name={client.name} />, title: client.name })}
      deletedOn={(date) => t("clients.deleted_on", { date })}
      restored={({ name }) => t("clients.restored", { name })}
    />
  );
}
