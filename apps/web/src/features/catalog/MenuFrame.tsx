import { Clock, List, Share2 } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useFeature, useMay } from "../../platform/session/me.tsx";
import { useUpgrade } from "../../platform/session/upgrade.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { SegmentLinks } from "../../ui/SegmentLinks.tsx";
import { Page } from "../../platform/screen/Page.tsx";
import styles from "./catalog.module.css";
import type { PlainPath } from "../../platform/url/path-to.ts";
import { pathTo } from "../../platform/url/path-to.ts";

interface MenuFrameProps {
  currentHref: PlainPath;
  actions?: ReactNode;
  children: ReactNode;
}

/** What the three pages of the menu have in common: its name, the way between them, a lost plan. */
export function MenuFrame({ currentHref, actions, children }: MenuFrameProps) {
  const t = useT();
  const setsRules = useMay("settings");
  const ordering = {
    href: pathTo("/menu/ordering"),
    label: t("catalog.ordering"),
    icon: Clock,
  } as const;
  return (
    <Page title={t("shell.public_menu")} actions={actions}>
      <div className={styles.menuPlaces}>
        <SegmentLinks
          label={t("shell.public_menu")}
          currentHref={currentHref}
          links={[
            { href: pathTo("/menu"), label: t("catalog.items"), icon: List },
            { href: pathTo("/menu/share"), label: t("catalog.sharing"), icon: Share2 },
            ...(setsRules ? [ordering] : []),
          ]}
        />
      </div>
      <PlanLost />
      {children}
    </Page>
  );
}

/** Says what still works where the plan no longer has the menu (rulings §3); nothing otherwise. */
function PlanLost() {
  const t = useT();
  const openUpgrade = useUpgrade();
  if (useFeature("menu_sharing")) return null;
  return (
    <Notice
      tone="warning"
      className={styles.menuNotice}
      title={t("catalog.plan_lost")}
      action={
        <Button variant="quiet" onPress={() => openUpgrade({ feature: "menu_sharing" })}>
          {t("billing.upgrade")}
        </Button>
      }
    >
      {t("catalog.plan_lost_text")}
    </Notice>
  );
}
