import { Pencil, Printer } from "lucide-react";
import { getOrder } from "@marzipan/contract/orders";
import { useNavigate, useParams } from "@tanstack/react-router";
import { useDeferredValue } from "react";
import { useCall } from "../../../platform/api/queries.ts";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { TicketSkeleton } from "../../../ui/Skeleton.tsx";
import { OrderPayments } from "../../payments/OrderPayments.tsx";
import { Page } from "../../../platform/screen/Page.tsx";
import { CustomerUpdateBand } from "../acts/CustomerUpdateBand.tsx";
import { OrderActing } from "../acts/OrderActing.tsx";
import { useUndelete } from "../acts/use-undelete.ts";
import { CustomerPageCard } from "./CustomerPageCard.tsx";
import { OrderActions } from "./OrderActions.tsx";
import { OrderFullTicket } from "./OrderFullTicket.tsx";
import { OrderHistory } from "./OrderHistory.tsx";
import { OrderMenu } from "../acts/OrderMenu.tsx";
import { OrderMissing } from "../acts/OrderMissing.tsx";
import { OrderNotes } from "./OrderNotes.tsx";
import type { OrderView } from "../orders.types.ts";
import styles from "./order-page.module.css";
import ordersStyles from "../list/orders.module.css";
import { pathTo } from "../../../platform/url/path-to.ts";

/** One order: the whole ticket, what to do with it, notes, pictures and history. */
export function OrderPage() {
  const t = useT();
  const navigate = useNavigate();
  const { orderId = "" } = useParams({ strict: false }) as { orderId?: string };
  const { data, error, refetch, isFetching } = useCall(getOrder, { params: { id: orderId } });
  if (data) {
    return (
      <OrderActing onDeleted={() => void navigate({ href: pathTo("/orders") })}>
        <LoadedOrder order={data} />
      </OrderActing>
    );
  }
  if (error) {
    return (
      <OrderMissing
        title={t("orders.title")}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Page title={t("orders.title")} backTo={pathTo("/orders")}>
      <p role="status" className="sr-only">
        {t("common.loading")}
      </p>
      <div className={styles.orderColumns}>
        <TicketSkeleton lines={4} />
      </div>
    </Page>
  );
}

/** The page of an order; a deleted one can only be read and restored. */
function LoadedOrder({ order }: { order: OrderView }) {
  const t = useT();
  const isDeleted = order.deletedAt !== null;
  // The ticket is painted first, then what to do with it, then the rest.
  const hasActs = useDeferredValue(true, false);
  const isWhole = useDeferredValue(hasActs, false);
  return (
    <Page
      title={t("common.order_number", { number: String(order.number) })}
      backTo={pathTo("/orders")}
      actions={
        !isDeleted && (
          <>
            <ButtonLink
              className={ordersStyles.ordersWideOnly}
              icon={Pencil}
              iconSize="s"
              href={pathTo("/orders/$orderId/edit", { orderId: order.id })}
            >
              {t("common.edit")}
            </ButtonLink>
            <ButtonLink
              className={ordersStyles.ordersWideOnly}
              icon={Printer}
              iconSize="s"
              href={pathTo("/orders/$orderId/card", { orderId: order.id })}
            >
              {t("common.print")}
            </ButtonLink>
            <OrderMenu order={order} row={order} iconSize="l" />
          </>
        )
      }
    >
      {isDeleted && <DeletedNotice order={order} />}
      {order.customerUpdate && !isDeleted && (
        <div className={styles.orderBand}>
          <CustomerUpdateBand
            key={order.customerUpdate.at}
            order={order}
            update={order.customerUpdate}
          />
        </div>
      )}
      <div className={styles.orderColumns}>
        <div className={styles.orderStack}>
          <OrderFullTicket order={order} />
          {hasActs && !isDeleted && <OrderActions order={order} />}
        </div>
        <div className={styles.orderStack}>
          {isWhole && (
            <>
              <OrderPayments order={order} />
              <OrderNotes order={order} />
              {!isDeleted && <CustomerPageCard order={order} />}
              <OrderHistory history={order.history} />
            </>
          )}
        </div>
      </div>
    </Page>
  );
}

/** Says that the order lies in Recently deleted, and brings it back. */
function DeletedNotice({ order }: { order: OrderView }) {
  const t = useT();
  const { run, isPending, problem } = useUndelete(order);
  return (
    <Notice
      tone={problem === null ? "warning" : "danger"}
      role="status"
      className={ordersStyles.ordersNotice}
      action={
        <Button variant="quiet" isPending={isPending} onPress={run}>
          {t("common.restore")}
        </Button>
      }
    >
      {problem ?? t("orders.deleted_note")}
    </Notice>
  );
}
