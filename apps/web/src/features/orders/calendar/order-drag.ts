import { useDragged, useDropPlace } from "../../../ui/useDragged.ts";
import type { OrderInBrief } from "../orders.types.ts";
import type { OrderCalendar } from "./use-order-calendar.ts";

const kind = "marzipan/order";

/** Lets an order be dragged to another day. */
export function useOrderDrag(order: OrderInBrief) {
  return useDragged(kind, order.id);
}

/** A day that takes orders of the calendar. */
export function useDayDrop(day: string, calendar: OrderCalendar) {
  return useDropPlace<HTMLElement>(kind, (id) => {
    const order = Object.values(calendar.byDay)
      .flat()
      .find((one) => one.id === id);
    if (order) calendar.move(order, day);
  });
}
