import type { ComponentType } from "react";
import { List, ListChecks, ListPlus, Truck } from "lucide-react";
import { joinClasses } from "./joinClasses.ts";
import styles from "./Icon.module.css";

/** The shape of a lucide icon component, so that callers pass `icon={Plus}`. */
export type IconShape = ComponentType<{
  className?: string | undefined;
  "aria-hidden"?: boolean;
  "data-part"?: string;
}>;

interface IconProps {
  /** A lucide icon, imported by its name. */
  of: IconShape;
  /** s 16 px, m 20 px (default), l 24 px. */
  size?: "s" | "m" | "l";
  /** For an icon that means a direction: mirrored in right-to-left pages. */
  flips?: boolean;
  className?: string | undefined;
  /** By which a parent finds it. */
  "data-part"?: string;
}

/** Icons that show a way or begin at the side from which one reads, wherever they stand. */
const readFromOneSide = new Set<IconShape>([Truck, List, ListChecks, ListPlus]);

const sizes = { s: styles.iconS, m: "", l: styles.iconL };

/** One icon of the set, hidden from screen readers: the word stands beside it or in a label. */
export function Icon({ of: Shape, size = "m", flips = false, className, ...part }: IconProps) {
  return (
    <Shape
      aria-hidden
      {...part}
      className={joinClasses(
        styles.icon,
        sizes[size],
        (flips || readFromOneSide.has(Shape)) && "flips",
        className,
      )}
    />
  );
}
