import { useState } from "react";
import type { DragEvent } from "react";
import type { OrderInBrief } from "../orders.types.ts";

/** Dragging orders from day to day with a mouse. */
export interface Dragging {
  /** Attributes of what can be dragged. */
  source: (order: OrderInBrief) => {
    draggable: true;
    onDragStart: (event: DragEvent<HTMLElement>) => void;
    onDragEnd: () => void;
  };
  /** Attributes of a day on which an order can be dropped. */
  target: (day: string) => {
    onDragOver: (event: DragEvent<HTMLElement>) => void;
    onDrop: (event: DragEvent<HTMLElement>) => void;
  };
  /** The day that a drop would choose now. */
  overDay: string | null;
}

/** Lets orders be dragged to other days; the same is done without a mouse from an order's menu. */
export function useDrag(onMove: (order: OrderInBrief, day: string) => void): Dragging {
  const [dragged, setDragged] = useState<OrderInBrief | null>(null);
  const [overDay, setOverDay] = useState<string | null>(null);
  const end = (): void => {
    setDragged(null);
    setOverDay(null);
  };
  return {
    source: (order) => ({
      draggable: true,
      onDragStart: (event) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", String(order.number));
        event.dataTransfer.setDragImage(event.currentTarget, 12, 12);
        setDragged(order);
      },
      onDragEnd: end,
    }),
    target: (day) => ({
      onDragOver: (event) => {
        if (!dragged) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = "move";
        if (overDay !== day) setOverDay(day);
      },
      onDrop: (event) => {
        if (!dragged) return;
        event.preventDefault();
        onMove(dragged, day);
        end();
      },
    }),
    overDay,
  };
}
