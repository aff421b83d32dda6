import { useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { AddLink } from "../../platform/lists/ListPage.tsx";
import { SegmentLinks } from "../../ui/SegmentLinks.tsx";
import { Page } from "../../platform/screen/Page.tsx";
import { PastOrdersCard } from "./PastOrdersCard.tsx";
import styles from "./payments.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** The head of both pages of payments: the list, and who owes what; above both, the question on past orders. */
export function PaymentsFrame({ children }: { children: ReactNode }) {
  const t = useT();
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <Page
      title={t("payments.title")}
      actions={<AddLink href={pathTo("/payments/new")} label={t("payments.record")} />}
    >
      <SegmentLinks
        label={t("payments.title")}
        currentHref={path}
        links={[
          { href: pathTo("/payments"), label: t("payments.title") },
          { href: pathTo("/payments/owing"), label: t("payments.who_owes") },
        ]}
      />
      <div className={styles.payBody}>
        <div className={styles.payPast}>
          <PastOrdersCard />
        </div>
        {children}
      </div>
    </Page>
  );
}
