import { useToday } from "../../../platform/calendar/use-today.ts";
import { useDragged, useDropPlace } from "../../../ui/useDragged.ts";
import { useActing } from "../acts/OrderActing.tsx";
import type { OrderInBrief } from "../orders.types.ts";
import type { OrderCalendar } from "./use-order-calendar.ts";

const kind = "marzipan/order";

/** Lets an order be dragged to another day. */
export function useOrderDrag(order: OrderInBrief) {
  return useDragged(kind, order.id);
}

/** A day that takes orders of the calendar; one that is over asks first. */
export function useDayDrop(day: string, calendar: OrderCalendar) {
  const today = useToday();
  const { ask } = useActing();
  return useDropPlace<HTMLElement>(kind, (id) => {
    const order = Object.values(calendar.byDay)
      .flat()
      .find((one) => one.id === id);
    if (!order || order.deliveryDate === day) return;
    if (day < today) ask({ kind: "move", order, firstDay: day });
    else calendar.move(order, day);
  });
}
