import { useState } from "react";
import type { DragEvent } from "react";

/** Attributes of a row that can be dragged and dropped on. */
export interface RowDrag {
  draggable: true;
  onDragStart: (event: DragEvent<HTMLElement>) => void;
  onDragEnd: () => void;
  onDragOver: (event: DragEvent<HTMLElement>) => void;
  onDrop: (event: DragEvent<HTMLElement>) => void;
  "data-over": true | undefined;
}

/** Lets the rows of one list be dragged onto each other's places with a mouse; buttons do the same without one. */
export function useRowDrag(
  onMove: (id: string, targetId: string) => void,
): (id: string) => RowDrag {
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const end = (): void => {
    setDragged(null);
    setOver(null);
  };
  return (id) => ({
    draggable: true,
    onDragStart: (event) => {
      event.dataTransfer.effectAllowed = "move";
      event.dataTransfer.setData("text/plain", id);
      setDragged(id);
    },
    onDragEnd: end,
    onDragOver: (event) => {
      if (dragged === null) return;
      event.preventDefault();
      if (over !== id) setOver(id);
    },
    onDrop: (event) => {
      if (dragged === null) return;
      event.preventDefault();
      if (dragged !== id) onMove(dragged, id);
      end();
    },
    "data-over": over === id && dragged !== id ? true : undefined,
  });
}
