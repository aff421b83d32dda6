import { listOrders } from "@marzipan/contract/orders";
import { justDeleted } from "../../../platform/undo/just-deleted.ts";
import { dayCapacity } from "@marzipan/domain/day-capacity";
import type { DayStanding } from "@marzipan/domain/day-capacity";
import { useMemo } from "react";
import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { useToday } from "../../../platform/calendar/use-today.ts";
import { Notice } from "../../../ui/Notice.tsx";
import { TicketList } from "../../../ui/Ticket.tsx";
import { DeletedRow } from "./DeletedRow.tsx";
import { HandOverButton } from "../acts/HandOverButton.tsx";
import { HandedOver } from "../acts/HandedOver.tsx";
import { useActing } from "../acts/OrderActing.tsx";
import { OrderMenu } from "../acts/OrderMenu.tsx";
import { comingSpanOf, groupByDay, rowsOf } from "./order-rows.rules.ts";
import type { UndoRow } from "../../../platform/undo/put-back.ts";
import { OrderTicket } from "../ticket/OrderTicket.tsx";
import { sayCapacityBeside } from "../day-capacity.rules.ts";
import { nextActOf } from "../order-state.rules.ts";
import { goesByDay } from "./orders-view.rules.ts";
import type { OrderSort } from "./orders-view.rules.ts";
import type { OrderRow } from "../orders.types.ts";
import { useDayStandings } from "../use-day-standings.ts";
import { useDayWords } from "../../../platform/calendar/use-day-words.ts";
import styles from "./orders.module.css";

interface OrderRowsProps {
  orders: readonly OrderRow[];
  sort: OrderSort;
}

/** The tickets of the list, under the heads of their days where the order goes by day. */
export function OrderRows({ orders, sort }: OrderRowsProps) {
  const deleted = justDeleted(listOrders).useItems();
  const rows = useMemo(() => rowsOf(orders, deleted, sort), [orders, deleted, sort]);
  if (!goesByDay(sort)) {
    return (
      <div className={styles.orderRows}>
        <Tickets rows={rows} showsDay />
      </div>
    );
  }
  return <Days rows={rows} />;
}

function Days({ rows }: { rows: readonly UndoRow<OrderRow>[] }) {
  const today = useToday();
  const standings = useDayStandings(useMemo(() => comingSpanOf(rows, today), [rows, today]));
  return groupByDay(rows).map((group) => (
    <section key={group.day} data-part="order-group" className={styles.orderGroup}>
      <DayHead day={group.day} standing={group.day < today ? undefined : standings[group.day]} />
      <Tickets rows={group.rows} />
    </section>
  ));
}

interface DayHeadProps {
  day: string;
  /** How the day stands for orders, where the head says it. */
  standing?: DayStanding | undefined;
}

/** The head over the tickets of one day: which it is, and how many places it has left. */
export function DayHead({ day, standing }: DayHeadProps) {
  const t = useT();
  const format = useFormat();
  const words = useDayWords();
  const capacity = standing && dayCapacity(standing);
  const places = capacity ? sayCapacityBeside(t, format, day, capacity) : null;
  return (
    <header className={styles.orderGroupHead}>
      <h2>{words.head(day)}</h2>
      <span>{words.beside(day)}</span>
      {places !== null && (
        <span data-state={capacity?.state} className={styles.orderGroupPlaces}>
          {places}
        </span>
      )}
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
