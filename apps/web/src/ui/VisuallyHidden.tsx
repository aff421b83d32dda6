import type { ReactNode } from "react";

/** Words for screen readers only. `as` chooses the element, for example a caption. */
export function VisuallyHidden({
  children,
  as: Tag = "span",
}: {
  children: ReactNode;
  as?: "span" | "p" | "caption" | "h1" | "h2" | "h3";
}) {
  return <Tag className="sr-only">{children}</Tag>;
}
