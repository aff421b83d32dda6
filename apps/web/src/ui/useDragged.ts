import { type RefObject, useRef } from "react";
import { flushSync } from "react-dom";
import { useDrag } from "react-aria/useDrag";
import { useDrop } from "react-aria/useDrop";

/** What can be dragged: `dragProps` for the thing itself, `dragButtonProps` for its DragHandle. */
export function useDragged(kind: string, id: string) {
  const { dragProps, dragButtonProps } = useDrag({
    hasDragButton: true,
    getItems: () => [{ [kind]: id }],
    getAllowedDropOperations: () => ["move"],
  });
  return { dragProps, dragButtonProps };
}

interface DropPlace<Place extends HTMLElement> {
  place: RefObject<Place | null>;
  /** Attributes of the place, which takes the focus while a keyboard drags. */
  dropProps: ReturnType<typeof useDrop>["dropProps"] & { tabIndex: -1 };
  /** Something that fits is over it. */
  isOver: boolean;
}

/** A place that takes things of one kind; `onDrop` hears the id of each. */
export function useDropPlace<Place extends HTMLElement>(
  kind: string,
  onDrop: (id: string) => void,
): DropPlace<Place> {
  const place = useRef<Place>(null);
  const take = (id: string): void => {
    flushSync(() => onDrop(id));
    // The thing may have moved away together with the handle that had the focus.
    if (document.activeElement === document.body) place.current?.focus();
  };
  const { dropProps, isDropTarget } = useDrop({
    ref: place,
    getDropOperation: (types) => (types.has(kind) ? "move" : "cancel"),
    onDrop: ({ items: [item] }) => {
      if (item?.kind === "text") void item.getText(kind).then(take);
    },
  });
  return { place, dropProps: { ...dropProps, tabIndex: -1 }, isOver: isDropTarget };
}
