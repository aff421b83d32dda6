import type { ReactNode } from "react";
import { joinClasses } from "./joinClasses.ts";
import styles from "./Scallop.module.css";

/** A field of the brand's colour that ends in the scalloped edge. Only for brand blocks and heads. */
export function Scallop({
  as: Tag = "div",
  className,
  children,
}: {
  as?: "div" | "header";
  className?: string | undefined;
  children: ReactNode;
}) {
  return <Tag className={joinClasses(styles.scallop, className)}>{children}</Tag>;
}
