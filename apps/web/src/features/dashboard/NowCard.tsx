import { debtorsOnDashboard, listDebtors } from "@marzipan/contract/payments";
import { dayIn, daysBetween } from "@marzipan/domain/dates";
import { ChefHat, ChevronRight, HandCoins, Inbox, TriangleAlert } from "lucide-react";
import { Link } from "react-aria-components/Link";
import type { ReactNode } from "react";
import { useCall } from "../../platform/api/queries.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useFeature, useMay, useMe } from "../../platform/session/me.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { IconShape } from "../../ui/Icon.tsx";
import { SectionHead } from "../../ui/Card.tsx";
import { Dots } from "../../ui/Dots.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { Track } from "../../ui/Track.tsx";
import { HandOver } from "./HandOver.tsx";
import type { Dashboard } from "./dashboard.types.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./dashboard.module.css";
import cardStyles from "../../ui/Card.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** One card that answers "now": what to bake, whom to hand over to, what waits. */
export function NowCard({ data }: { data: Dashboard }) {
  const t = useT();
  return (
    <section
      className={joinClasses(cardStyles.card, cardStyles.cardFlush, styles.now)}
      aria-label={t("dashboard.now")}
    >
      <div className={styles.nowPart}>
        <SectionHead
          icon={ChefHat}
          title={t("dashboard.bake_now")}
          end={
            <TextLink href={pathTo("/bake-list")} leadsOn>
              {t("bake_list.title")}
            </TextLink>
          }
        />
        <BakeNow data={data} />
      </div>
      <HandOver next={data.handOverNext} />
      <Waiting data={data} />
    </section>
  );
}

/**
 * What to bake today, those that miss most first; a quiet line when everything is made or there is
 * nothing.
 */
function BakeNow({ data }: { data: Dashboard }) {
  const t = useT();
  if (data.bakeNow.length === 0) {
    return (
      <p className={styles.nowQuiet}>
        {data.counts.today > 0 ? t("dashboard.bake_done") : t("dashboard.bake_none")}
      </p>
    );
  }
  return (
    <ul className={styles.nowBake}>
      {data.bakeNow.map((item) => {
        const words = t("common.made_of_quantity", { made: item.made, quantity: item.quantity });
        return (
          <li key={item.key}>
            <Track
              label={item.dessert_name}
              value={item.made}
              max={item.quantity}
              valueText={words}
            >
              <span className={styles.nowBakeLine}>
                <span dir="auto">{item.dessert_name}</span>
                <b>{words}</b>
              </span>
            </Track>
          </li>
        );
      })}
    </ul>
  );
}

/** What waits for the owner, each leading to its list; nothing where nothing waits. */
function Waiting({ data }: { data: Dashboard }) {
  const t = useT();
  const format = useFormat();
  const { timeZone } = useMe().business;
  const { requestsWaiting, oldestRequestAt, counts, today } = data;
  const followsPayments = useFeature("payment_tracking");
  const seesDue = useMay("money") && followsPayments;
  return (
    <>
      {oldestRequestAt !== null && (
        <Todo
          href={pathTo("/order-requests")}
          icon={Inbox}
          title={t("dashboard.requests_waiting", { n: requestsWaiting })}
          detail={t("dashboard.requests_oldest", {
            when: format.relative(
              daysBetween(today, dayIn(timeZone, new Date(oldestRequestAt))),
              "day",
            ),
          })}
        />
      )}
      {counts.overdue > 0 && (
        <Todo
          href={pathTo("/orders", { when: "overdue" })}
          icon={TriangleAlert}
          title={t("dashboard.overdue_orders", { n: counts.overdue })}
          detail={t("dashboard.overdue_detail")}
        />
      )}
      {seesDue && <Outstanding />}
    </>
  );
}

/** What is due over all clients, leading to who owes it; nothing while no one owes. */
function Outstanding() {
  const t = useT();
  const format = useFormat();
  // The same query as the card of who owes, so that both share one request.
  const { data } = useCall(listDebtors, { query: { limit: debtorsOnDashboard } });
  if (!data || data.totals.length === 0) return null;
  const { clients } = data;
  const amounts = data.totals.map(({ amount, currency }) => format.money(amount, currency));
  return (
    <Todo
      href={pathTo("/payments/owing")}
      icon={HandCoins}
      title={<bdi>{t("dashboard.outstanding", { amount: format.list(amounts) })}</bdi>}
      detail={
        <Dots>
          {t("dashboard.owing_clients", { n: clients.count })}
          {clients.overdue > 0 && t("dashboard.owing_overdue", { n: clients.overdue })}
        </Dots>
      }
    />
  );
}

interface TodoProps {
  href: string;
  icon: IconShape;
  title: ReactNode;
  detail: ReactNode;
}

function Todo({ href, icon, title, detail }: TodoProps) {
  return (
    <Link href={href} className={joinClasses(styles.nowTodo)}>
      <span className={styles.nowTodoIcon}>
        <Icon of={icon} />
      </span>
      <span className={styles.nowTodoWords}>
        <b>{title}</b>
        <span>{detail}</span>
      </span>
      <Icon of={ChevronRight} flips className={styles.nowTodoArrow} />
    </Link>
  );
}
