import { useMemo } from "react";
import { Notice } from "../../../ui/Notice.tsx";
import { TicketList } from "../../../ui/Ticket.tsx";
import { DeletedRow } from "./DeletedRow.tsx";
import { deletedOrders } from "../acts/deleted-orders.ts";
import { HandOverButton } from "../acts/HandOverButton.tsx";
import { HandedOver } from "../acts/HandedOver.tsx";
import { useActing } from "../acts/OrderActing.tsx";
import { OrderMenu } from "../acts/OrderMenu.tsx";
import { groupByDay, rowsOf } from "./order-rows.rules.ts";
import type { UndoRow } from "../../../platform/undo/put-back.ts";
import { OrderTicket } from "../ticket/OrderTicket.tsx";
import { nextActOf } from "../order-state.rules.ts";
import { goesByDay } from "./orders-view.rules.ts";
import type { OrderSort } from "./orders-view.rules.ts";
import type { OrderRow } from "../orders.types.ts";
import { useDayWords } from "../../../platform/calendar/use-day-words.ts";
import styles from "./orders.module.css";

interface OrderRowsProps {
  orders: readonly OrderRow[];
  sort: OrderSort;
}

/** The tickets of the list, under the heads of their days where the order goes by day. */
export function OrderRows({ orders, sort }: OrderRowsProps) {
  const deleted = deletedOrders.useItems();
  const rows = useMemo(() => rowsOf(orders, deleted, sort), [orders, deleted, sort]);
  if (!goesByDay(sort)) {
    return (
      <div className={styles.orderRows}>
        <Tickets rows={rows} showsDay />
      </div>
    );
  }
  return groupByDay(rows).map((group) => (
    <section key={group.day} data-part="order-group" className={styles.orderGroup}>
      <DayHead day={group.day} />
      <Tickets rows={group.rows} />
    </section>
  ));
}

/** The head over the tickets of one day. */
export function DayHead({ day }: { day: string }) {
  const words = useDayWords();
  return (
    <header className={styles.orderGroupHead}>
      <h2>{words.head(day)}</h2>
      <span>{words.beside(day)}</span>
    </header>
  );
}

function Tickets({
  rows,
  showsDay = false,
}: {
  rows: readonly UndoRow<OrderRow>[];
  showsDay?: boolean;
}) {
  const { failure } = useActing();
  return (
    <TicketList inPairs>
      {rows.map(({ item: order, isDeleted }) => (
        <li key={order.id}>
          {isDeleted ? (
            <DeletedRow order={order} />
          ) : (
            <OrderTicket
              order={order}
              showsDay={showsDay}
              headingLevel={showsDay ? 2 : 3}
              actions={<OrderMenu order={order} row={order} />}
              act={
                nextActOf(order) === "hand_over" && <HandOverButton order={order} variant="plain" />
              }
            />
          )}
          <HandedOver orderId={order.id} className={styles.rowProblem} />
          {failure?.id === order.id && (
            <Notice tone="danger" role="alert" className={styles.rowProblem}>
              {failure.text}
            </Notice>
          )}
        </li>
      ))}
    </TicketList>
  );
}
