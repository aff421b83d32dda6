import { addDays } from "@marzipan/domain/dates";
import { dayCapacity } from "@marzipan/domain/day-capacity";
import type { DayStanding } from "@marzipan/domain/day-capacity";
import { CircleCheck } from "lucide-react";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { SectionHead } from "../../ui/Card.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { TicketList } from "../../ui/Ticket.tsx";
import { HandOverButton } from "../orders/acts/HandOverButton.tsx";
import { sayCapacityBeside } from "../orders/day-capacity.rules.ts";
import { nextActOf } from "../orders/order-state.rules.ts";
import { OrderTicket } from "../orders/ticket/OrderTicket.tsx";
import type { OrderRow } from "../orders/orders.types.ts";
import type { Dashboard } from "./dashboard.types.ts";
import { splitUpcoming } from "./upcoming.rules.ts";
import styles from "./upcoming.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** The tickets of today and tomorrow, and of later days while those two are quiet. */
export function UpcomingTickets({ data }: { data: Dashboard }) {
  const t = useT();
  const format = useFormat();
  const { counts, days, today } = data;
  const tomorrow = addDays(today, 1);
  const split = splitUpcoming(data.upcoming, today);
  return (
    <div className={styles.coming}>
      <section>
        <SectionHead
          title={t("common.today")}
          end={
            <span className={styles.comingEnd}>
              <DayPlaces date={today} standing={days.today} />
              <TextLink href={pathTo("/orders")} leadsOn>
                {t("dashboard.all_orders")}
              </TextLink>
            </span>
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
          <SectionHead
            title={t("common.tomorrow")}
            end={
              <span className={styles.comingEnd}>
                <span>{format.longDay(tomorrow)}</span>
                <DayPlaces date={tomorrow} standing={days.tomorrow} />
              </span>
            }
          />
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

/** How many of a day's places are taken, or that it is full or closed; nothing where it takes any number of orders. */
function DayPlaces({ date, standing }: { date: string; standing: DayStanding }) {
  const t = useT();
  const format = useFormat();
  const capacity = dayCapacity(standing);
  if (capacity.state === "unlimited") return null;
  return (
    <span data-state={capacity.state} className={styles.comingPlaces}>
      {capacity.state === "places"
        ? t("orders.places_taken", { taken: format.number(standing.taken), n: capacity.limit })
        : sayCapacityBeside(t, format, date, capacity)}
    </span>
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
