import { listOrderRequests } from "@marzipan/contract/order-requests";
import { listOrders } from "@marzipan/contract/orders";
import { usePages } from "../../platform/api/queries.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { PagedList } from "../../platform/lists/PagedList.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { SectionHead } from "../../ui/Card.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { TicketListSkeleton } from "../../ui/Skeleton.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { OrderActing } from "../orders/acts/OrderActing.tsx";
import { OrderRows } from "../orders/list/OrderRows.tsx";
import { Page } from "../../platform/screen/Page.tsx";
import { AnsweredNotices } from "./AnsweredNotices.tsx";
import { RequestTickets } from "./RequestTickets.tsx";
import { useAnswered } from "./use-answered.ts";
import styles from "./requests.module.css";
import ticketStyles from "../orders/ticket/ticket.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** `/dashboard/pending-orders`: what waits, the new requests first, then the pending orders (rulings §5). */
export function PendingOrdersPage() {
  const t = useT();
  const [answered, onAnswered] = useAnswered();
  const requests = usePages(listOrderRequests, { query: { tab: "open" } });
  const orders = usePages(listOrders, { query: { status: "pending" } });
  const open = orders.items.filter((order) => order.cancelledAt === null);
  const isNothing =
    requests.isSuccess &&
    orders.isSuccess &&
    requests.items.length === 0 &&
    open.length === 0 &&
    !orders.hasNextPage;
  return (
    <Page wide title={t("pages.pending")} backTo={pathTo("/dashboard")}>
      <AnsweredNotices answered={answered} />
      {isNothing ? (
        <EmptyState title={t("requests.nothing_waits")} text={t("requests.nothing_waits_text")}>
          <ButtonLink variant="primary" href={pathTo("/orders")}>
            {t("requests.to_orders")}
          </ButtonLink>
        </EmptyState>
      ) : (
        <div className={styles.pendingParts}>
          <section>
            <SectionHead
              title={t("shell.order_requests")}
              end={
                <TextLink href={pathTo("/order-requests")} leadsOn>
                  {t("common.show_all")}
                </TextLink>
              }
            />
            <PagedList
              list={requests}
              skeleton={<TicketListSkeleton label={t("requests.loading")} count={2} />}
              failedTitle={t("requests.load_failed")}
              empty={
                requests.items.length === 0 ? (
                  <p className={ticketStyles.orderDay}>{t("requests.none_open")}</p>
                ) : null
              }
            >
              <RequestTickets
                requests={newFirst(requests.items)}
                headingLevel={3}
                onAnswered={onAnswered}
              />
            </PagedList>
          </section>
          <section>
            <SectionHead title={t("requests.pending_orders")} />
            <OrderActing>
              <PagedList
                list={orders}
                skeleton={<TicketListSkeleton label={t("orders.loading")} count={3} />}
                failedTitle={t("errors.orders_not_loaded")}
                empty={
                  open.length === 0 && !orders.hasNextPage ? (
                    <p className={ticketStyles.orderDay}>{t("requests.no_pending_orders")}</p>
                  ) : null
                }
              >
                <OrderRows orders={open} sort="delivery" />
              </PagedList>
            </OrderActing>
          </section>
        </div>
      )}
    </Page>
  );
}

/** Puts the requests without any answer before those with an offer; each keep their order. */
function newFirst<Row extends { status: string }>(requests: readonly Row[]): Row[] {
  return requests.toSorted(
    (one, other) => Number(one.status !== "new") - Number(other.status !== "new"),
  );
}
