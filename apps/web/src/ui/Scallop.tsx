import type { ReactNode } from "react";
import { joinClasses } from "./joinClasses.ts";

/** A field of the brand's colour that ends in the scalloped edge. Only for brand blocks and heads. */
export function Scallop({
  as: Tag = "div",
  className,
  children,
}: {
  as?: "div" | "header";
  className?: string;
  children: ReactNode;
}) {
  return <Tag className={joinClasses("scallop", className)}>{children}</Tag>;
}
