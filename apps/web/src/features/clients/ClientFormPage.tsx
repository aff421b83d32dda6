import { getClient } from "@marzipan/contract/clients";
import { useParams } from "@tanstack/react-router";
import { useCall } from "../../platform/api/queries.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Page } from "../shell/Page.tsx";
import { ClientForm } from "./ClientForm.tsx";
import { ClientNotHere } from "./ClientNotHere.tsx";
import { ClientPageSkeleton } from "./ClientPageSkeleton.tsx";
import { UndoClient } from "./UndoClient.tsx";
import "./clients.css";

/** A new client, or one to edit. */
export function ClientFormPage() {
  const { clientId } = useParams({ strict: false }) as { clientId?: string };
  return clientId === undefined ? <NewClient /> : <EditClient id={clientId} />;
}

function NewClient() {
  const t = useT();
  return (
    <Page title={t("clients.new_title")} backTo="/clients">
      <ClientForm client={null} />
    </Page>
  );
}

function EditClient({ id }: { id: string }) {
  const t = useT();
  const query = useCall(getClient, { params: { id } });
  return (
    <Page title={t("clients.edit_title")} backTo={`/clients/${id}`}>
      {query.isPending && <ClientPageSkeleton />}
      {query.data && query.data.deletedAt === null && (
        <ClientForm key={query.data.id} client={query.data} />
      )}
      {query.data && query.data.deletedAt !== null && <UndoClient client={query.data} />}
      {query.isError && !query.data && <ClientNotHere query={query} />}
    </Page>
  );
}
