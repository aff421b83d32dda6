import { getDashboard } from "@marzipan/contract/dashboard";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { useCall } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useFeature, useMay } from "../../platform/session/me.tsx";
import { useHasTwoColumns, useIsWide } from "../../platform/screen/use-is-wide.ts";
import { Icon } from "../../ui/Icon.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { OrderActing } from "../orders/acts/OrderActing.tsx";
import { OwingCard } from "../payments/OwingCard.tsx";
import { PastOrdersCard } from "../payments/PastOrdersCard.tsx";
import { useTitle } from "../../platform/screen/Page.tsx";
import { AdvisorCard } from "./AdvisorCard.tsx";
import { CatalogCard } from "./CatalogCard.tsx";
import { DashboardHead } from "./DashboardHead.tsx";
import { DashboardSkeleton } from "./DashboardSkeleton.tsx";
import { DashboardTasks } from "./DashboardTasks.tsx";
import { DayNumbers } from "./DayNumbers.tsx";
import { FirstSteps } from "./FirstSteps.tsx";
import { MonthCard } from "./MonthCard.tsx";
import { NowCard } from "./NowCard.tsx";
import { QuickActions } from "./QuickActions.tsx";
import { UpcomingTickets } from "./UpcomingTickets.tsx";
import type { Dashboard } from "./dashboard.types.ts";
import { isUntouched } from "./first-steps.rules.ts";
import cardsStyles from "./dashboard-cards.module.css";
import styles from "./dashboard.module.css";
import screenStyles from "../../platform/screen/screen.module.css";

/** The first page of the day: what must be done now, then how it goes (design.md: today first). */
export function DashboardPage() {
  const t = useT();
  const errorText = useErrorText();
  useTitle(t("dashboard.title"));
  const query = useCall(getDashboard);
  return (
    <div data-part="page" className={screenStyles.page}>
      <DashboardHead counts={query.data?.counts} />
      {query.isPending && <DashboardSkeleton />}
      {query.isError && !query.data && (
        <div className={styles.dashFailed}>
          <ErrorState
            title={t("dashboard.load_failed")}
            text={errorText(query.error)}
            retryLabel={t("common.try_again")}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
          <QuickActions />
        </div>
      )}
      {query.data && (
        <OrderActing>
          <div className={styles.dashPast}>
            <PastOrdersCard />
          </div>
          <Parts data={query.data} />
        </OrderActing>
      )}
    </div>
  );
}

/**
 * The cards in their order: one column on a phone, two from 1100 px; a bakery without orders gets
 * first steps instead.
 */
function Parts({ data }: { data: Dashboard }) {
  const t = useT();
  const hasTwoColumns = useHasTwoColumns();
  const isWide = useIsWide();
  const seesMoney = useMay("money");
  // Without the plan's payments nothing is recorded as paid: all would be due for ever.
  const followsPayments = useFeature("payment_tracking");
  if (isUntouched(data)) return <EmptyBakery data={data} />;
  const now = <NowCard data={data} />;
  const numbers = <DayNumbers data={data} />;
  const quick = <QuickActions />;
  const tickets = <UpcomingTickets data={data} />;
  const tasks = <DashboardTasks tasks={data.tasks} />;
  const month = seesMoney && <MonthCard month={data.month} />;
  const owing = seesMoney && followsPayments && <OwingCard />;
  const advisor = seesMoney && <AdvisorCard />;
  const catalog = <CatalogCard />;
  const rest = (
    <>
      {owing}
      {month}
      {catalog}
    </>
  );
  if (!hasTwoColumns) {
    return (
      <div className={styles.dashFlow}>
        {now}
        {quick}
        {tickets}
        {advisor}
        {numbers}
        {tasks}
        {isWide ? (
          rest
        ) : (
          <Folded title={t("common.more")}>
            <div className={styles.dashMain}>{rest}</div>
          </Folded>
        )}
      </div>
    );
  }
  return (
    <div className={styles.dashColumns}>
      <div className={styles.dashMain}>
        {now}
        {numbers}
        {tickets}
        {advisor}
        {catalog}
      </div>
      <div className={styles.dashSide}>
        {quick}
        {tasks}
        {owing}
        {month}
      </div>
    </div>
  );
}

/** What a phone shows when one asks for it, and loads no sooner. */
function Folded({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={cardsStyles.dashRest}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>{title}</span>
        <Icon of={ChevronDown} />
      </summary>
      {isOpen && children}
    </details>
  );
}

function EmptyBakery({ data }: { data: Dashboard }) {
  const hasTwoColumns = useHasTwoColumns();
  return (
    <div className={hasTwoColumns ? styles.dashColumns : styles.dashFlow}>
      <div className={styles.dashMain}>
        <FirstSteps />
      </div>
      <div className={styles.dashSide}>
        <QuickActions />
        <DashboardTasks tasks={data.tasks} />
      </div>
    </div>
  );
}
