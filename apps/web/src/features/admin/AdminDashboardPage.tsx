import { getAdminDashboard } from "@marzipan/contract/admin";
import { Ban, MailQuestion, UserCheck } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { useCall } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Card } from "../../ui/Card.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { Page } from "../../platform/screen/Page.tsx";
import type { Overview } from "./admin.types.ts";
import { PersonCell } from "./PersonCell.tsx";
import { PlansCard } from "./PlansCard.tsx";
import { SignUpsCard } from "./SignUpsCard.tsx";
import { useDeviceDay } from "./use-device-day.ts";
import { UserMarks } from "./UserMarks.tsx";
import styles from "./admin.module.css";
import cardStyles from "../../ui/Card.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** `/admin/dashboard`: what waits first, then how it goes. */
export function AdminDashboardPage() {
  const t = useT();
  const errorText = useErrorText();
  const overview = useCall(getAdminDashboard);
  return (
    <Page title={t("shell.admin_overview")}>
      {overview.isPending && <OverviewSkeleton />}
      {overview.isError && !overview.data && (
        <ErrorState
          title={t("admin.overview_failed")}
          text={errorText(overview.error)}
          retryLabel={t("common.try_again")}
          onRetry={() => void overview.refetch()}
          isRetrying={overview.isFetching}
        />
      )}
      {overview.data && (
        <div className={styles.adminOverview}>
          <WaitingCard counts={overview.data.counts} />
          <SignUpsCard days={overview.data.signUps} />
          <PlansCard overview={overview.data} />
          <NewestCard newest={overview.data.newest} />
        </div>
      )}
    </Page>
  );
}

function OverviewSkeleton() {
  const t = useT();
  return (
    <div aria-busy="true" className={styles.adminOverview}>
      <p role="status" className="sr-only">
        {t("common.loading")}
      </p>
      {[148, 240, 200, 320].map((height) => (
        <div key={height} className={cardStyles.card} aria-hidden="true">
          <Skeleton width="40%" height="20px" />
          <Skeleton height={`${height}px`} />
        </div>
      ))}
    </div>
  );
}

function WaitingCard({ counts }: { counts: Overview["counts"] }) {
  const t = useT();
  const lines = [
    {
      n: counts.ready,
      text: t("admin.ready_count", { n: counts.ready }),
      icon: UserCheck,
      href: pathTo("/admin/user-approvals"),
    },
    {
      n: counts.unverified,
      text: t("admin.unverified_count", { n: counts.unverified }),
      icon: MailQuestion,
      href: pathTo("/admin/user-approvals", { tab: "unverified" }),
    },
    {
      n: counts.blocked,
      text: t("admin.blocked_count", { n: counts.blocked }),
      icon: Ban,
      href: pathTo("/admin/user-management", { filter: "blocked" }),
    },
  ].filter(({ n }) => n > 0);
  return (
    <Card
      title={t("admin.overview_waits")}
      tone={counts.ready > 0 ? "tint" : "surface"}
      end={
        <TextLink href={pathTo("/admin/user-approvals")} leadsOn>
          {t("admin.to_approvals")}
        </TextLink>
      }
    >
      {lines.length === 0 ? (
        <p>{t("admin.nobody_waits")}</p>
      ) : (
        <ul className={styles.adminWaits}>
          {lines.map(({ text, icon, href }) => (
            <li key={href}>
              <Link href={href}>
                <Icon of={icon} />
                <span>{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function NewestCard({ newest }: { newest: Overview["newest"] }) {
  const t = useT();
  const day = useDeviceDay();
  return (
    <Card
      title={t("admin.newest")}
      end={
        <TextLink href={pathTo("/admin/user-management")} leadsOn>
          {t("admin.all_accounts")}
        </TextLink>
      }
    >
      <ul className={styles.adminNewest}>
        {newest.map((user) => (
          <li key={user.id}>
            <PersonCell user={user} isBusinessShown />
            <span className={styles.adminNewestEnd}>
              <UserMarks user={user} />
              <span className={styles.adminDetail}>{day(user.createdAt)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
