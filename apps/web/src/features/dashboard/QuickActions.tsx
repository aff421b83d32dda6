import type { PlanFeature } from "@marzipan/contract/plans";
import type { Capability } from "@marzipan/contract/roles";
import { mayRole } from "@marzipan/domain/roles";
import type { PlainPhraseKey } from "@marzipan/phrases/translate";
import {
  Banknote,
  ClipboardList,
  ListChecks,
  Lock,
  Plus,
  ScanLine,
  Store,
  UserPlus,
  Wallet,
} from "lucide-react";
import { Link } from "react-aria-components/Link";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useIsWide } from "../../platform/screen/use-is-wide.ts";
import { useMe } from "../../platform/session/me.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { IconShape } from "../../ui/Icon.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./dashboard.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

interface QuickAction {
  href: string;
  label: PlainPhraseKey;
  icon: IconShape;
  feature?: PlanFeature;
  /** Not shown to a role that lacks it. */
  capability?: Capability;
  /** Has a place of its own in the phone's bottom bar, or is a press away there. */
  isInBar?: true;
}

/** The eight quick actions of the dashboard (spec §2). */
const actions: readonly QuickAction[] = [
  { href: pathTo("/orders/new"), label: "dashboard.quick_order", icon: Plus, isInBar: true },
  {
    href: pathTo("/payments/new"),
    label: "dashboard.quick_payment",
    icon: Banknote,
    feature: "payment_tracking",
  },
  { href: pathTo("/clients/new"), label: "dashboard.quick_client", icon: UserPlus },
  {
    href: pathTo("/orders"),
    label: "dashboard.quick_orders",
    icon: ClipboardList,
    isInBar: true,
  },
  {
    href: pathTo("/menu"),
    label: "dashboard.quick_menu",
    icon: Store,
    feature: "menu_sharing",
    isInBar: true,
  },
  {
    href: pathTo("/receipts"),
    label: "dashboard.quick_receipts",
    icon: ScanLine,
    feature: "receipt_ocr",
    capability: "expenses",
  },
  {
    href: pathTo("/expenses"),
    label: "dashboard.quick_expenses",
    icon: Wallet,
    feature: "payment_tracking",
    capability: "expenses",
  },
  { href: pathTo("/tasks"), label: "dashboard.quick_tasks", icon: ListChecks, isInBar: true },
];

/** The eight quick actions, on a phone those that its bar lacks, fewer for a role that lacks some; what the plan lacks carries a lock. */
export function QuickActions() {
  const t = useT();
  const { subscription, user } = useMe();
  const { features } = subscription;
  const isWide = useIsWide();
  const shown = actions.filter(
    ({ capability, isInBar }) =>
      (isWide || !isInBar) && (capability === undefined || mayRole(user.role, capability)),
  );
  return (
    <nav className={styles.quick} aria-label={t("dashboard.quick")}>
      {shown.map(({ href, label, icon, feature }) => {
        const isLocked = feature !== undefined && !features.includes(feature);
        return (
          <Link key={href} href={href} className={joinClasses(styles.quickAction)}>
            <span className={styles.quickIcon}>
              <Icon of={icon} size="l" />
              {isLocked && <Icon of={Lock} size="s" className={styles.quickLock} />}
            </span>
            {t(label)}
            {isLocked && <span className="sr-only">{t("shell.locked")}</span>}
          </Link>
        );
      })}
    </nav>
  );
}
