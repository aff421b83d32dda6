import { GripVertical } from "lucide-react";
import { IconButton, type IconButtonProps } from "./IconButton.tsx";
import { joinClasses } from "./joinClasses.ts";
import styles from "./DragHandle.module.css";

/**
 * The keyboard's way to drag: Enter picks the thing up, Tab goes from place to place, Enter puts it down, Escape lets
 * it be. It shows while it has the focus; a mouse drags the thing itself.
 */
export function DragHandle({ className, ...rest }: Omit<IconButtonProps, "icon">) {
  return (
    <IconButton
      {...rest}
      icon={GripVertical}
      iconSize="s"
      className={joinClasses(styles.dragHandle, className)}
    />
  );
}
