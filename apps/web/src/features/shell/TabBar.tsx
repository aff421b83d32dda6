import { useLocation } from "@tanstack/react-router";
import { ChefHat, ClipboardList, Ellipsis, Plus, Sun } from "lucide-react";
import { Suspense, lazy, useState } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { Link } from "react-aria-components/Link";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { IconShape } from "../../ui/Icon.tsx";
import { ApprovalBadge, useWaitingApprovals } from "../admin/ApprovalBadge.tsx";
import { RequestBadge } from "../order-requests/RequestBadge.tsx";
import { isAtPlace } from "./places.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./frame.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

const MoreSheet = lazy(async () => ({ default: (await import("./MoreSheet.tsx")).MoreSheet }));

/** The bottom bar of the phone: today, orders, add, bake list, more (design.md). */
export function TabBar() {
  const t = useT();
  const path = useLocation({ select: (location) => location.pathname });
  // The open sheet is bound to the path on which it was opened, so that going back closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const hasOpened = openedAt !== null;
  const isMoreOpen = openedAt === path;
  const setMoreOpen = (isOpen: boolean): void => setOpenedAt(isOpen ? path : "");
  const isOfficeWaited = useWaitingApprovals() > 0;
  const isElsewhere = ![pathTo("/dashboard"), pathTo("/orders"), pathTo("/bake-list")].some(
    (href) => isAtPlace(path, href),
  );
  return (
    <nav aria-label={t("shell.main_nav")} className={styles.tabbar}>
      <Tab href={pathTo("/dashboard")} icon={Sun} label={t("common.today")} path={path} />
      <Tab href={pathTo("/orders")} icon={ClipboardList} label={t("shell.orders")} path={path} />
      <Link
        href={pathTo("/orders/new")}
        data-part="tabbar-add"
        className={joinClasses(styles.tabbarItem, styles.tabbarAdd)}
        aria-label={t("shell.add_order")}
      >
        <Icon of={Plus} />
      </Link>
      <Tab href={pathTo("/bake-list")} icon={ChefHat} label={t("shell.bar_baking")} path={path} />
      <AriaButton
        className={joinClasses(styles.tabbarItem)}
        aria-haspopup="dialog"
        aria-expanded={isMoreOpen}
        {...(isElsewhere && { "data-current": "" })}
        onPress={() => setMoreOpen(true)}
      >
        <Icon of={Ellipsis} size="l" />
        {t("common.more")}
        {isOfficeWaited ? <ApprovalBadge /> : <RequestBadge />}
      </AriaButton>
      {hasOpened && (
        <Suspense fallback={null}>
          <MoreSheet isOpen={isMoreOpen} onOpenChange={setMoreOpen} />
        </Suspense>
      )}
    </nav>
  );
}

function Tab({
  href,
  icon,
  label,
  path,
}: {
  href: string;
  icon: IconShape;
  label: string;
  path: string;
}) {
  const isHere = isAtPlace(path, href) && path !== pathTo("/orders/new");
  return (
    <Link
      href={href}
      className={joinClasses(styles.tabbarItem)}
      {...(isHere && { "aria-current": "page" as const })}
    >
      <Icon of={icon} size="l" />
      {label}
    </Link>
  );
}
