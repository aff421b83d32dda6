import { getClient } from "@marzipan/contract/clients";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useCall } from "../../platform/api/queries.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Page } from "../../platform/screen/Page.tsx";
import { ClientForm } from "./ClientForm.tsx";
import { ClientNotHere } from "./ClientNotHere.tsx";
import { ClientPageSkeleton } from "./ClientPageSkeleton.tsx";
import type { ClientView } from "./clients.types.ts";
import { UndoClient } from "./UndoClient.tsx";
import { pathTo } from "../../platform/url/path-to.ts";

/** A new client, or one to edit. */
export function ClientFormPage() {
  const { clientId } = useParams({ strict: false }) as { clientId?: string };
  return clientId === undefined ? <NewClient /> : <EditClient id={clientId} />;
}

function NewClient() {
  const t = useT();
  return (
    <Page title={t("clients.new_title")} backTo={pathTo("/clients")}>
      <ClientForm client={null} />
    </Page>
  );
}

function EditClient({ id }: { id: string }) {
  const t = useT();
  const query = useCall(getClient, { params: { id } });
  return (
    <Page title={t("clients.edit_title")} backTo={pathTo("/clients/$clientId", { clientId: id })}>
      {query.isPending && <ClientPageSkeleton />}
      {query.data && query.data.deletedAt === null && (
        <Editing
          key={query.data.id}
          client={query.data}
          loadLatest={async () => (await query.refetch()).data}
        />
      )}
      {query.data && query.data.deletedAt !== null && <UndoClient client={query.data} />}
      {query.isError && !query.data && <ClientNotHere query={query} />}
    </Page>
  );
}

interface EditingProps {
  client: ClientView;
  loadLatest: () => Promise<ClientView | undefined>;
}

/**
 * The form over the client as it was when the form opened, so that a change made elsewhere is
 * detected on saving.
 */
function Editing({ client, loadLatest }: EditingProps) {
  const [opened, setOpened] = useState(client);
  const reload = async () => {
    const latest = await loadLatest();
    if (latest) setOpened(latest);
  };
  return <ClientForm key={opened.updatedAt} client={opened} onLoadLatest={() => void reload()} />;
}
