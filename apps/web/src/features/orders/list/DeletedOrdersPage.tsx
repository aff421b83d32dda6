import { dayIn } from "@marzipan/domain/dates";
import { RotateCcw, Trash2 } from "lucide-react";
import { listOrders } from "@marzipan/contract/orders";
import { usePages } from "../../../platform/api/queries.ts";
import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../../platform/i18n/Money.tsx";
import { PagedList } from "../../../platform/lists/PagedList.tsx";
import { useMe } from "../../../platform/session/me.tsx";
import { useToast } from "../../../platform/toast/use-toast.ts";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { TicketListSkeleton } from "../../../ui/Skeleton.tsx";
import { Ticket, TicketList } from "../../../ui/Ticket.tsx";
import { Page } from "../../../platform/screen/Page.tsx";
import { OrderActing } from "../acts/OrderActing.tsx";
import { useUndelete } from "../acts/use-undelete.ts";
import { OrderTime } from "../ticket/OrderTime.tsx";
import { stateOf } from "../order-state.rules.ts";
import type { OrderRow } from "../orders.types.ts";
import { useDayWords } from "../../../platform/calendar/use-day-words.ts";
import styles from "./orders.module.css";
import ticketStyles from "../ticket/ticket.module.css";
import { pathTo } from "../../../platform/url/path-to.ts";

/** Recently deleted: what was deleted within 30 days, and the way back (rulings §4). */
export function DeletedOrdersPage() {
  const t = useT();
  return (
    <Page title={t("common.recently_deleted")} backTo={pathTo("/orders")}>
      <OrderActing>
        <List />
      </OrderActing>
    </Page>
  );
}

function List() {
  const t = useT();
  const list = usePages(listOrders, { query: { deleted: "true" } });
  return (
    <PagedList
      list={list}
      skeleton={<TicketListSkeleton label={t("orders.loading")} />}
      failedTitle={t("errors.orders_not_loaded")}
      empty={
        list.items.length === 0 ? (
          <EmptyState
            icon={Trash2}
            title={t("common.nothing_deleted")}
            text={t("orders.deleted_text")}
          />
        ) : null
      }
    >
      <p className={styles.ordersLead}>{t("orders.deleted_text")}</p>
      <div className={styles.orderRows}>
        <TicketList inPairs>
          {list.items.map((order) => (
            <li key={order.id}>
              <DeletedOrder order={order} />
            </li>
          ))}
        </TicketList>
      </div>
    </PagedList>
  );
}

/** A deleted order with when it was deleted, and the button that restores it. */
function DeletedOrder({ order }: { order: OrderRow }) {
  const t = useT();
  const format = useFormat();
  const days = useDayWords();
  const { timeZone } = useMe().business;
  const showToast = useToast();
  const { run, isPending, problem } = useUndelete(order, () => showToast(t("common.restored")));
  return (
    <>
      <Ticket
        bar={stateOf(order)}
        headingLevel={2}
        href={pathTo("/orders/$orderId", { orderId: order.id })}
        time={
          <>
            <OrderTime time={order.deliveryTime} />
            <span className={ticketStyles.orderDay}>{days.short(order.deliveryDate)}</span>
          </>
        }
        number={<bdi>{t("common.order_number_short", { number: String(order.number) })}</bdi>}
        title={order.clientName}
        lines={order.items.slice(0, 3).map((line) => ({
          amount: format.number(line.quantity),
          text: line.dessert_name,
        }))}
        state={
          <span className={styles.deletedWhen}>
            {order.deletedAt !== null &&
              t("orders.deleted_on", {
                date: days.brief(dayIn(timeZone, new Date(order.deletedAt))),
              })}
            {" · "}
            <Money amount={order.totalPrice} currency={order.currency} />
          </span>
        }
        end={
          <Button
            variant="quiet"
            icon={RotateCcw}
            iconSize="s"
            className={styles.ordersRestore}
            isPending={isPending}
            onPress={run}
          >
            {t("common.restore")}
          </Button>
        }
      />
      {problem !== null && (
        <Notice tone="danger" role="alert" className={styles.rowProblem}>
          {problem}
        </Notice>
      )}
    </>
  );
}
