import type { getClientHabits } from "@marzipan/contract/clients";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import { useDayWords } from "../../platform/calendar/use-day-words.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../platform/i18n/Money.tsx";
import { Link } from "react-aria-components/Link";
import { Card } from "../../ui/Card.tsx";
import cardStyles from "../../ui/Card.module.css";
import { joinClasses } from "../../ui/joinClasses.ts";
import { TextLink } from "../../ui/TextLink.tsx";
import type { ClientView } from "./clients.types.ts";
import { sayRhythm } from "./say-rhythm.rules.ts";
import styles from "./client-person.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

type Habits = ReplyOf<typeof getClientHabits>;

interface ClientPersonProps {
  client: ClientView;
  habits: Habits;
}

/** What the orders say of a client: when the next one is, what is owed, how often, how much. */
export function ClientPerson({ client, habits }: ClientPersonProps) {
  const t = useT();
  const format = useFormat();
  const { owes, everyDays } = habits;
  return (
    <dl className={joinClasses(cardStyles.card, cardStyles.cardFlush, styles.person)}>
      <div>
        <dt>{t("clients.next_order")}</dt>
        <dd>
          <NextOrder next={habits.next} />
        </dd>
      </div>
      <div>
        <dt>{t("clients.owes")}</dt>
        {owes.length === 0 && <dd className={styles.personQuiet}>{t("clients.owes_nothing")}</dd>}
        {owes.map(({ currency, amount }) => (
          <dd key={currency} className={styles.personOwes}>
            <Money amount={amount} currency={currency} />
          </dd>
        ))}
      </div>
      <div>
        <dt>{t("clients.column_orders")}</dt>
        <dd>{format.number(client.ordersCount)}</dd>
        {everyDays !== null && <dd className={styles.personDetail}>{sayRhythm(t, everyDays)}</dd>}
      </div>
      <div>
        <dt>{t("clients.ordered_total")}</dt>
        {client.totals.map(({ currency, totalPrice }) => (
          <dd key={currency}>
            <Money amount={totalPrice} currency={currency} />
          </dd>
        ))}
      </div>
    </dl>
  );
}

function NextOrder({ next }: { next: Habits["next"] }) {
  const t = useT();
  const format = useFormat();
  const days = useDayWords();
  if (next === null) return <span className={styles.personQuiet}>{t("clients.next_none")}</span>;
  return (
    <Link
      href={pathTo("/orders/$orderId", { orderId: next.id })}
      className={styles.personNext ?? ""}
    >
      {days.short(next.deliveryDate)}
      {next.deliveryTime !== null && (
        <span className={styles.personDetail}>{format.time(next.deliveryTime)}</span>
      )}
    </Link>
  );
}

/** What a client orders most: how often, as a bar beside the longest, and how much of it. */
export function ClientFavourites({ habits }: { habits: Habits }) {
  const t = useT();
  const format = useFormat();
  const most = habits.favourites[0]?.ordersCount ?? 1;
  return (
    <Card title={t("clients.likes")}>
      <ol className={styles.likes}>
        {habits.favourites.map(({ dessert_name, quantity, ordersCount }) => (
          <li key={dessert_name}>
            <span className={styles.likesQuantity}>{format.number(quantity)}</span>
            <span className={styles.likesName} dir="auto">
              {dessert_name}
            </span>
            <span className={styles.likesOrders}>
              {t("clients.orders_count", { n: ordersCount })}
            </span>
            <span
              aria-hidden="true"
              className={styles.likesBar}
              style={{ inlineSize: `${(100 * ordersCount) / most}%` }}
            />
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** The last order's items in one line, which the button for the same again repeats. */
export function LastOrder({ last }: { last: NonNullable<Habits["last"]> }) {
  const t = useT();
  const format = useFormat();
  const days = useDayWords();
  const items = last.items.filter((item) => item.dessert_name !== "");
  return (
    <p className={styles.lastOrder}>
      <TextLink href={pathTo("/orders/$orderId", { orderId: last.id })}>
        {t("clients.last_order", { date: days.brief(last.deliveryDate) })}
      </TextLink>
      {items.length > 0 && (
        <span>
          {format.list(
            items.map(({ dessert_name, quantity }) => `${format.number(quantity)} ${dessert_name}`),
          )}
        </span>
      )}
    </p>
  );
}
