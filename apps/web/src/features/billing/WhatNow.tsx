import { ChartColumn, ChevronRight, ScanLine, Store } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Card } from "../../ui/Card.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { pathTo } from "../../platform/url/path-to.ts";
import styles from "./checkout.module.css";

const things = [
  { href: pathTo("/menu"), icon: Store, title: "plans.now_menu", text: "plans.now_menu_text" },
  {
    href: pathTo("/receipts"),
    icon: ScanLine,
    title: "plans.now_receipt",
    text: "plans.now_receipt_text",
  },
  {
    href: pathTo("/analytics"),
    icon: ChartColumn,
    title: "plans.now_figures",
    text: "plans.now_figures_text",
  },
] as const;

/** What a paid plan has just opened. */
export function WhatNow() {
  const t = useT();
  return (
    <Card title={t("plans.what_now")}>
      <ul className={styles.checkoutNow}>
        {things.map(({ href, icon, title, text }) => (
          <li key={href}>
            <Link href={href}>
              <span className={styles.checkoutNowIcon}>
                <Icon of={icon} />
              </span>
              <span className={styles.checkoutNowWords}>
                <b>{t(title)}</b>
                <span>{t(text)}</span>
              </span>
              <Icon of={ChevronRight} flips />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
