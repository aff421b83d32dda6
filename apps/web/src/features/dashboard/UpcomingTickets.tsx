import { addDays } from "@marzipan/domain/dates";
import { dayCapacity } from "@marzipan/domain/day-capacity";
import type { DayStanding } from "@marzipan/domain/day-capacity";
import { CalendarDays, CircleCheck } from "lucide-react";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Card, SectionHead } from "../../ui/Card.tsx";
import { LinkRow } from "../../ui/LinkRow.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { TicketList } from "../../ui/Ticket.tsx";
import { HandOverButton } from "../orders/acts/HandOverButton.tsx";
import { sayCapacityBeside } from "../orders/day-capacity.rules.ts";
import { nextActOf } from "../orders/order-state.rules.ts";
import { OrderTicket } from "../orders/ticket/OrderTicket.tsx";
import type { OrderRow } from "../orders/orders.types.ts";
import type { Dashboard } from "./dashboard.types.ts";
import { pickUpcoming } from "./upcoming.rules.ts";
import styles from "./upcoming.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** The next three tickets after the one that is handed over next, and tomorrow's orders. */
export function UpcomingTickets({ data }: { data: Dashboard }) {
  const t = useT();
  const { counts, days, today } = data;
  const { ofToday, later, firstTomorrow } = pickUpcoming(data);
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
        {ofToday.length > 0 ? (
          <Tickets label={t("common.today")} orders={ofToday} />
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
      {later.length > 0 && (
        <section>
          <SectionHead title={t("dashboard.coming_up")} />
          <Tickets label={t("dashboard.coming_up")} orders={later} showsDay />
        </section>
      )}
      <Tomorrow date={addDays(today, 1)} standing={days.tomorrow} firstTime={firstTomorrow} />
    </div>
  );
}

interface TomorrowProps {
  date: string;
  standing: DayStanding;
  firstTime: string | null;
}

function Tomorrow({ date, standing, firstTime }: TomorrowProps) {
  const t = useT();
  const format = useFormat();
  const places = sayCapacityBeside(t, format, date, dayCapacity(standing));
  return (
    <Card isFlush>
      <LinkRow
        href={pathTo("/orders/calendar", { day: date })}
        icon={CalendarDays}
        name={t("common.tomorrow")}
        facts={[
          t("bake_list.orders", { n: standing.taken }),
          ...(firstTime === null ? [] : [t("bake_list.next", { time: format.time(firstTime) })]),
          ...(places === null ? [] : [places]),
        ]}
      />
    </Card>
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
