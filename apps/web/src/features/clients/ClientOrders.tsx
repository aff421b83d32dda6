import { listOrders } from "@marzipan/contract/orders";
import { Plus } from "lucide-react";
import { usePages } from "../../platform/api/queries.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { PagedList } from "../../platform/lists/PagedList.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { SectionHead } from "../../ui/Card.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { TicketListSkeleton } from "../../ui/Skeleton.tsx";
import { TicketList } from "../../ui/Ticket.tsx";
import { OrderTicket } from "../orders/ticket/OrderTicket.tsx";
import type { ClientView } from "./clients.types.ts";
import { pathTo } from "../../platform/url/path-to.ts";

/** A client's orders as tickets, the latest delivery first. */
export function ClientOrders({ client }: { client: ClientView }) {
  const t = useT();
  return (
    <section>
      <SectionHead title={t("clients.column_orders")} />
      <Orders client={client} />
    </section>
  );
}

function Orders({ client }: { client: ClientView }) {
  const t = useT();
  const list = usePages(listOrders, {
    query: { clientId: client.id, sort: "-delivery", limit: 10 },
  });
  const isEmpty = list.items.length === 0;
  return (
    <PagedList
      list={list}
      headingLevel={3}
      skeleton={<TicketListSkeleton label={t("orders.loading")} count={2} />}
      failedTitle={t("errors.orders_not_loaded")}
      empty={isEmpty ? <NoOrders client={client} /> : null}
    >
      <TicketList label={t("clients.orders_of", { name: client.name })}>
        {list.items.map((order) => (
          <li key={order.id}>
            <OrderTicket order={order} isNamedByDay />
          </li>
        ))}
      </TicketList>
    </PagedList>
  );
}

function NoOrders({ client }: { client: ClientView }) {
  const t = useT();
  return (
    <EmptyState
      headingLevel={3}
      picture="none"
      title={t("clients.orders_none")}
      text={t("clients.orders_empty")}
    >
      <ButtonLink
        variant="primary"
        isWide
        icon={Plus}
        href={pathTo("/orders/new", { clientId: client.id })}
      >
        {t("clients.add_order")}
      </ButtonLink>
    </EmptyState>
  );
}
