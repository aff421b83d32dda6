import { CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Icon, type IconShape } from "./Icon.tsx";
import { joinClasses } from "./joinClasses.ts";

/** How a message is meant; decides colour and icon. */
export type Tone = "info" | "warning" | "danger" | "success" | "plain";

const icons: Record<Tone, IconShape> = {
  info: Info,
  warning: TriangleAlert,
  danger: TriangleAlert,
  success: CircleCheck,
  plain: Info,
};

export interface NoticeProps {
  tone?: Tone;
  /** Instead of the tone's own icon. */
  icon?: IconShape;
  title?: ReactNode;
  children?: ReactNode;
  /** alert: read at once (an error that has just arisen). status: read when there is a pause. */
  role?: "alert" | "status";
  /** A small button at the end: Undo. */
  action?: ReactNode;
  className?: string;
}

/** Words of weight in the flow of the page: a warning, an error, what has been done. */
export function Notice({
  tone = "info",
  icon = icons[tone],
  title,
  children,
  role,
  action,
  className,
}: NoticeProps) {
  return (
    <div role={role} className={joinClasses("notice", `tone-${tone}`, className)}>
      <Icon of={icon} />
      <div className="notice-words">
        {title !== undefined && <b>{title}</b>}
        {children}
      </div>
      {action}
    </div>
  );
}
