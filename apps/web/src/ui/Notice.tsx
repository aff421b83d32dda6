import { CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Icon, type IconShape } from "./Icon.tsx";
import { joinClasses } from "./joinClasses.ts";
import styles from "./Notice.module.css";

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
  className?: string | undefined;
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
    <div
      role={role}
      data-tone={tone}
      data-part="notice"
      className={joinClasses(styles.notice, className)}
    >
      <Icon of={icon} />
      <div className={styles.noticeWords}>
        {title !== undefined && <b>{title}</b>}
        {children}
      </div>
      {action}
    </div>
  );
}
