import { RotateCcw } from "lucide-react";
import { listOrders, restoreOrder } from "@marzipan/contract/orders";
import { useAct, usePages } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../platform/i18n/Money.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { useToast } from "../../platform/toast/use-toast.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { LoadMore } from "../../ui/LoadMore.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { TicketListSkeleton } from "../../ui/Skeleton.tsx";
import { Ticket, TicketList } from "../../ui/Ticket.tsx";
import { Page } from "../shell/Page.tsx";
import { deletedOrders } from "./deleted-orders.ts";
import { OrderTime } from "./OrderTime.tsx";
import { stateOf } from "./order-state.rules.ts";
import type { OrderRow } from "./orders.types.ts";
import { useDayWords } from "./use-day-words.ts";
import "./orders.css";

/** Recently deleted: what was deleted within 30 days, and the way back (rulings §4). */
export function DeletedOrdersPage() {
  const t = useT();
  const errorText = useErrorText();
  const list = usePages(listOrders, { query: { deleted: "true" } });
  return (
    <Page title={t("common.recently_deleted")} backTo="/orders">
      <p className="orders-lead">{t("orders.deleted_text")}</p>
      {list.isPending && !list.error && <TicketListSkeleton label={t("orders.loading")} />}
      {list.error && !list.isFetchNextPageError && (
        <ErrorState
          title={t("errors.orders_not_loaded")}
          text={t("orders.not_loaded_text")}
          retryLabel={t("common.try_again")}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      )}
      {list.isSuccess && list.items.length === 0 && (
        <EmptyState picture="none" title={t("orders.none_deleted")} />
      )}
      <div className="order-rows">
        <TicketList inPairs>
          {list.items.map((order) => (
            <li key={order.id}>
              <DeletedOrder order={order} />
            </li>
          ))}
        </TicketList>
      </div>
      {(list.hasNextPage || list.isFetchNextPageError) && (
        <LoadMore
          label={t("common.load_more")}
          hasMore={list.hasNextPage}
          isPending={list.isFetchingNextPage}
          onPress={() => void list.fetchNextPage()}
          error={list.isFetchNextPageError && list.error ? errorText(list.error) : null}
        />
      )}
    </Page>
  );
}

function DeletedOrder({ order }: { order: OrderRow }) {
  const t = useT();
  const format = useFormat();
  const days = useDayWords();
  const errorText = useErrorText();
  const showToast = useToast();
  const { timeZone } = useMe().business;
  const restoring = useAct(restoreOrder, {
    changes: ["orders"],
    onSuccess: () => {
      deletedOrders.forget(order.id);
      showToast(t("common.restored"));
    },
  });
  return (
    <>
      <Ticket
        bar={stateOf(order)}
        headingLevel={2}
        href={`/orders/${order.id}`}
        time={
          <>
            <OrderTime time={order.deliveryTime} />
            <span className="order-day">{days.short(order.deliveryDate)}</span>
          </>
        }
        number={<bdi>{t("common.order_number_short", { number: String(order.number) })}</bdi>}
        title={order.clientName}
        lines={order.items.slice(0, 3).map((line) => ({
          amount: format.number(line.quantity),
          text: line.dessert_name,
        }))}
        state={
          <span className="text-muted">
            {order.deletedAt !== null &&
              t("orders.deleted_on", {
                date: format.dayMonth(format.instantDay(order.deletedAt, timeZone)),
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
            className="orders-restore"
            isPending={restoring.isPending}
            onPress={() => restoring.mutate({ params: { id: order.id } })}
          >
            {t("common.restore")}
          </Button>
        }
      />
      {restoring.error && (
        <Notice tone="danger" role="alert" className="mt-2">
          {errorText(restoring.error)}
        </Notice>
      )}
    </>
  );
}
