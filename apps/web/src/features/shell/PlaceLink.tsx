import { Lock } from "lucide-react";
import { useLocation } from "@tanstack/react-router";
import { Link } from "react-aria-components/Link";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { ApprovalBadge } from "../admin/ApprovalBadge.tsx";
import { RequestBadge } from "../order-requests/RequestBadge.tsx";
import { isAtPlace } from "./places.ts";
import type { NavItem } from "./places.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./frame.module.css";

/** A place of the side bar or the "More" sheet; where the plan lacks it a lock says so. */
export function PlaceLink({ place, onPress }: { place: NavItem; onPress?: () => void }) {
  const t = useT();
  const path = useLocation({ select: (location) => location.pathname });
  const { features } = useMe().subscription;
  const isLocked = place.feature !== undefined && !features.includes(place.feature);
  return (
    <Link
      href={place.href}
      className={joinClasses(styles.place)}
      {...(onPress && { onPress })}
      {...(isAtPlace(path, place.href) && { "aria-current": "page" as const })}
    >
      <Icon of={place.icon} />
      <span className={styles.placeWord}>{t(place.label)}</span>
      {place.countsRequests && <RequestBadge />}
      {place.countsApprovals && <ApprovalBadge />}
      {isLocked && (
        <>
          <Icon of={Lock} size="s" />
          <span className="sr-only">{t("shell.locked")}</span>
        </>
      )}
    </Link>
  );
}
