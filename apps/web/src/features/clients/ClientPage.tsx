import { getClient } from "@marzipan/contract/clients";
import { useParams } from "@tanstack/react-router";
import { Pencil, Plus } from "lucide-react";
import { useCall } from "../../platform/api/queries.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useIsWide } from "../../platform/screen/use-is-wide.ts";
import { writeSearch } from "../../platform/url/use-url-params.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { IconLink } from "../../ui/IconButton.tsx";
import { Page } from "../../platform/screen/Page.tsx";
import { ClientContact } from "./ClientContact.tsx";
import { ClientFacts } from "./ClientFacts.tsx";
import { ClientMenu } from "./ClientMenu.tsx";
import { ClientNotHere } from "./ClientNotHere.tsx";
import { ClientOrders } from "./ClientOrders.tsx";
import { ClientPageSkeleton } from "./ClientPageSkeleton.tsx";
import type { ClientView } from "./clients.types.ts";
import { UndoClient } from "./UndoClient.tsx";
import styles from "./clients.module.css";

/** One client: contact, orders, allergies. */
export function ClientPage() {
  const t = useT();
  const { clientId } = useParams({ strict: false }) as { clientId: string };
  const query = useCall(getClient, { params: { id: clientId } });
  const client = query.data;
  const title = client?.name ?? t("clients.title");
  return (
    <Page
      title={title}
      backTo="/clients"
      actions={client && client.deletedAt === null && <Actions client={client} />}
    >
      {query.isPending && <ClientPageSkeleton />}
      {client ? <Details client={client} /> : query.isError && <ClientNotHere query={query} />}
    </Page>
  );
}

function Actions({ client }: { client: ClientView }) {
  const t = useT();
  const isWide = useIsWide();
  const edit = `/clients/${client.id}/edit`;
  const order = `/orders/new${writeSearch({ clientId: client.id })}`;
  return (
    <>
      {isWide && (
        <>
          <ButtonLink icon={Pencil} href={edit}>
            {t("common.edit")}
          </ButtonLink>
          <ButtonLink variant="primary" icon={Plus} href={order}>
            {t("clients.add_order")}
          </ButtonLink>
        </>
      )}
      {!isWide && <IconLink label={t("common.edit")} icon={Pencil} href={edit} />}
      <ClientMenu client={client} />
    </>
  );
}

function Details({ client }: { client: ClientView }) {
  if (client.deletedAt !== null) return <UndoClient client={client} />;
  return (
    <div className={styles.clientColumns}>
      <div className={styles.clientSide}>
        <ClientContact client={client} />
        <ClientFacts client={client} />
      </div>
      <ClientOrders client={client} />
    </div>
  );
}
