import { listOrders } from "@marzipan/contract/orders";
import { Plus } from "lucide-react";
import { usePages } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { writeSearch } from "../../platform/url/use-url-params.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { SectionHead } from "../../ui/Card.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { LoadMore } from "../../ui/LoadMore.tsx";
import { TicketListSkeleton } from "../../ui/Skeleton.tsx";
import { TicketList } from "../../ui/Ticket.tsx";
import { OrderTicket } from "../orders/OrderTicket.tsx";
import type { ClientView } from "./clients.types.ts";

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
  const errorText = useErrorText();
  const list = usePages(listOrders, {
    query: { clientId: client.id, sort: "-delivery", limit: 10 },
  });
  if (list.isPending) return <TicketListSkeleton label={t("orders.loading")} count={2} />;
  if (list.isError && !list.data) {
    return (
      <ErrorState
        headingLevel={3}
        title={t("errors.orders_not_loaded")}
        text={errorText(list.error)}
        retryLabel={t("common.try_again")}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  if (list.items.length === 0) {
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
          href={`/orders/new${writeSearch({ clientId: client.id })}`}
        >
          {t("clients.add_order")}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <TicketList label={t("clients.orders_of", { name: client.name })}>
        {list.items.map((order) => (
          <li key={order.id}>
            <OrderTicket order={order} showsDay />
          </li>
        ))}
      </TicketList>
      <LoadMore
        label={t("common.load_more")}
        hasMore={list.hasNextPage}
        isPending={list.isFetchingNextPage}
        onPress={() => void list.fetchNextPage()}
        error={list.isFetchNextPageError ? errorText(list.error) : undefined}
      />
    </>
  );
}
