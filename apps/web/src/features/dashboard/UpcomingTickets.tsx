import { addDays } from "@marzipan/domain/dates";
import { CircleCheck } from "lucide-react";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { SectionHead } from "../../ui/Card.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { TicketList } from "../../ui/Ticket.tsx";
import { HandOverButton } from "../orders/acts/HandOverButton.tsx";
import { nextActOf } from "../orders/order-state.rules.ts";
import { OrderTicket } from "../orders/ticket/OrderTicket.tsx";
import type { OrderRow } from "../orders/orders.types.ts";
import type { Dashboard } from "./dashboard.types.ts";
import { splitUpcoming } from "./upcoming.rules.ts";
import styles from "./dashboard.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** The tickets of today and tomorrow, and of later days while those two are quiet. */
export function UpcomingTickets({ data }: { data: Dashboard }) {
  const t = useT();
  const format = useFormat();
  const { counts, today } = data;
  const split = splitUpcoming(data.upcoming, today);
  return (
    <div className={styles.coming}>
      <section>
        <SectionHead
          title={t("common.today")}
          end={
            <TextLink href={pathTo("/orders")} leadsOn>
              {t("dashboard.all_orders")}
            </TextLink>
          }
        />
        {split.today.length > 0 ? (
          <Tickets label={t("common.today")} orders={split.today} />
        ) : (
          <p className={styles.comingNone}>{t("dashboard.today_none")}</p>
        )}
        {counts.completedToday > 0 && (
          <p className={styles.comingDone}>
            <Icon of={CircleCheck} size="s" />
            {t("dashboard.completed_already", { n: counts.completedToday })}
          </p>
        )}
      </section>
      {split.isTomorrowKnown && (
        <section>
          <SectionHead title={t("common.tomorrow")} end={format.longDay(addDays(today, 1))} />
          {split.tomorrow.length > 0 ? (
            <Tickets label={t("common.tomorrow")} orders={split.tomorrow} />
          ) : (
            <p className={styles.comingNone}>{t("dashboard.tomorrow_none")}</p>
          )}
        </section>
      )}
      {split.later.length > 0 && (
        <section>
          <SectionHead title={t("dashboard.coming_up")} />
          <Tickets label={t("dashboard.coming_up")} orders={split.later} showsDay />
        </section>
      )}
    </div>
  );
}

interface TicketsProps {
  label: string;
  orders: readonly OrderRow[];
  showsDay?: boolean;
}

function Tickets({ label, orders, showsDay = false }: TicketsProps) {
  return (
    <TicketList inPairs label={label}>
      {orders.map((order) => (
        <li key={order.id}>
          <OrderTicket
            order={order}
            showsDay={showsDay}
            headingLevel={3}
            act={
              nextActOf(order) === "hand_over" && (
                <HandOverButton order={order} variant="plain" className={styles.comingAct} />
              )
            }
          />
        </li>
      ))}
    </TicketList>
  );
}
