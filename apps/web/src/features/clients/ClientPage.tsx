import { getClient, getClientHabits } from "@marzipan/contract/clients";
import { useParams } from "@tanstack/react-router";
import { Pencil, Plus } from "lucide-react";
import { useCall } from "../../platform/api/queries.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useIsWide } from "../../platform/screen/use-is-wide.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { IconLink } from "../../ui/IconButton.tsx";
import { Page } from "../../platform/screen/Page.tsx";
import { ClientContact } from "./ClientContact.tsx";
import { ClientAllergies, ClientNotes } from "./ClientFacts.tsx";
import { ClientMenu } from "./ClientMenu.tsx";
import { ClientNotHere } from "./ClientNotHere.tsx";
import { ClientOrders } from "./ClientOrders.tsx";
import { ClientFavourites, ClientPerson } from "./ClientPerson.tsx";
import { ClientPageSkeleton } from "./ClientPageSkeleton.tsx";
import type { ClientView } from "./clients.types.ts";
import { UndoClient } from "./UndoClient.tsx";
import styles from "./clients.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** One client as a person: how to reach them, what they like, owe and order, and when next. */
export function ClientPage() {
  const t = useT();
  const { clientId } = useParams({ strict: false }) as { clientId: string };
  const query = useCall(getClient, { params: { id: clientId } });
  const client = query.data;
  const title = client?.name ?? t("clients.title");
  return (
    <Page
      title={title}
      backTo={pathTo("/clients")}
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
  const edit = pathTo("/clients/$clientId/edit", { clientId: client.id });
  const order = pathTo("/orders/new", { clientId: client.id });
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
  const isHere = client.deletedAt === null;
  const habits = useCall(getClientHabits, { params: { id: client.id } }, { enabled: isHere });
  if (!isHere) return <UndoClient client={client} />;
  return (
    <div className={styles.clientColumns}>
      <div className={styles.clientSide}>
        <ClientContact client={client} habits={habits.data} />
        <ClientAllergies client={client} />
        {habits.isPending && client.ordersCount > 0 && <Skeleton height="148px" />}
        {habits.data && client.ordersCount > 0 && (
          <>
            <ClientPerson client={client} habits={habits.data} />
            {habits.data.favourites.length > 0 && <ClientFavourites habits={habits.data} />}
          </>
        )}
        <ClientNotes client={client} />
      </div>
      <ClientOrders client={client} />
    </div>
  );
}
