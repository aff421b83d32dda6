import { listPaidBusinesses } from "@marzipan/contract/billing-admin";
import { Link } from "react-aria-components/Link";
import { usePages } from "../../platform/api/queries.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { PagedList } from "../../platform/lists/PagedList.tsx";
import { SectionHead } from "../../ui/Card.tsx";
import type { PaidRow } from "./admin.types.ts";
import { ListSkeleton } from "./ListSkeleton.tsx";
import { NoRows } from "./NoRows.tsx";
import { useDeviceDay } from "./use-device-day.ts";
import styles from "./admin-billing.module.css";
import { pathTo } from "../../platform/url/path-to.ts";
import cardStyles from "../../ui/Card.module.css";

/** Businesses that have or had a paid plan, the last changed first. */
export function PaidBusinesses() {
  const t = useT();
  const list = usePages(listPaidBusinesses);
  return (
    <section className={styles.billingPageParts}>
      <SectionHead title={t("plans.paid")} />
      <PagedList
        list={list}
        headingLevel={3}
        skeleton={<ListSkeleton label={t("plans.list_loading")} />}
        failedTitle={t("plans.list_failed")}
        empty={
          list.items.length === 0 ? (
            <NoRows title={t("plans.no_paid")} text={t("plans.no_paid_text")} />
          ) : null
        }
        status={t("plans.shown", { count: list.items.length })}
      >
        <ul className={cardStyles.card}>
          {list.items.map((row) => (
            <Paid key={row.subscriptionRef} row={row} />
          ))}
        </ul>
      </PagedList>
    </section>
  );
}

function Paid({ row }: { row: PaidRow }) {
  const t = useT();
  const day = useDeviceDay();
  const { accountId, businessName, email, plan: name, interval, status, nextChargeAt } = row;
  const plan = t(`billing.plan_${name}`);
  const end = row.periodEndsAt;
  const state = status === "trialing" ? t("admin.trialing") : t(`billing.subscription_${status}`);
  return (
    <li className={styles.billingPageEvent}>
      <div className={styles.billingPageWords}>
        <p>
          {accountId === null ? (
            <b>
              <bdi>{businessName}</bdi>
            </b>
          ) : (
            <Link href={pathTo("/admin/user-management", { user: accountId })}>
              <b>
                <bdi>{businessName}</bdi>
              </b>
            </Link>
          )}
        </p>
        <p className={styles.billingPageFine}>
          {interval === null
            ? plan
            : t(interval === "year" ? "plans.plan_year" : "plans.plan_month", { plan })}
          {" · "}
          {state}
          {nextChargeAt !== null
            ? ` · ${t("plans.next_charge", { date: day(nextChargeAt) })}`
            : end !== null && ` · ${t("admin.plan_until", { date: day(end) })}`}
        </p>
        <p className={styles.billingPageFine}>
          {email !== null && (
            <>
              <bdi>{email}</bdi>
              {" · "}
            </>
          )}
          <bdi dir="ltr">{row.subscriptionRef}</bdi>
        </p>
      </div>
    </li>
  );
}
