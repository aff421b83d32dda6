import { countUnreadNotifications } from "@marzipan/contract/notifications";
import { Bell } from "lucide-react";
import { useCall } from "../../platform/api/queries.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { pathTo } from "../../platform/url/path-to.ts";
import { IconLink } from "../../ui/IconButton.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./bell.module.css";

/** The way to what is new, with the number of unread notifications, for the field of the brand. */
export function NotificationBell({ className }: { className?: string | undefined }) {
  const t = useT();
  const unread = useCall(countUnreadNotifications).data?.unread ?? 0;
  return (
    <IconLink
      href={pathTo("/notifications")}
      icon={Bell}
      label={unread > 0 ? t("notifications.unread", { n: unread }) : t("notifications.title")}
      count={unread}
      className={joinClasses(styles.bell, className)}
    />
  );
}
