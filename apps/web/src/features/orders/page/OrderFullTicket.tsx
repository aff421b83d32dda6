import { callLink } from "@marzipan/contract/phone";
import { MapPin, Phone, Mail, ShoppingBag, Truck } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import type { IconShape } from "../../../ui/Icon.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { StateMark } from "../../../ui/StateMark.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { Ticket } from "../../../ui/Ticket.tsx";
import { MailAddress } from "./OrderContact.tsx";
import { MoneyAlike } from "../../../platform/i18n/Money.tsx";
import { OrderItemTable, OrderSums } from "./OrderSums.tsx";
import { OrderTime } from "../ticket/OrderTime.tsx";
import { isOverdue, stateOf, stateWords } from "../order-state.rules.ts";
import type { OrderView } from "../orders.types.ts";
import { useAllergyLine } from "../../../platform/food/use-allergy-words.ts";
import { useDayWords } from "../../../platform/calendar/use-day-words.ts";
import { useToday } from "../../../platform/calendar/use-today.ts";
import styles from "./order-page.module.css";
import ticketStyles from "../ticket/ticket.module.css";
import { pathTo } from "../../../platform/url/path-to.ts";

/** The whole order as one large ticket: when, for whom, how it leaves, what and how much. */
export function OrderFullTicket({ order }: { order: OrderView }) {
  const t = useT();
  const days = useDayWords();
  const today = useToday();
  const sayAllergies = useAllergyLine();
  const state = stateOf(order);
  const allergy = sayAllergies(order);
  const late = isOverdue(order, today);
  return (
    <Ticket
      bar={state}
      size="large"
      headingLevel={2}
      time={
        <>
          <OrderTime time={order.deliveryTime} />
          <span className={late ? ticketStyles.orderDayLate : styles.orderWhen}>
            {days.head(order.deliveryDate)}
          </span>
        </>
      }
      number={<StateMark state={state}>{t(stateWords[state])}</StateMark>}
      title={
        order.clientId === null ? (
          order.clientName
        ) : (
          <TextLink
            className={styles.orderClient}
            href={pathTo("/clients/$clientId", { clientId: order.clientId })}
          >
            {order.clientName}
          </TextLink>
        )
      }
    >
      <WhereAndHow order={order} />
      {order.cancelledAt !== null && (
        <Notice tone="plain" className={styles.orderNotice}>
          <span>
            {order.cancelReason
              ? t("orders.cancelled_because", { reason: order.cancelReason })
              : t("orders.cancelled_note")}
          </span>
        </Notice>
      )}
      {allergy !== null && (
        <Notice tone="danger" className={styles.orderNotice}>
          <b>{allergy}</b>
        </Notice>
      )}
      <MoneyAlike amounts={amountsOf(order)}>
        {order.items.length > 0 && <OrderItemTable order={order} />}
        <OrderSums order={order} />
      </MoneyAlike>
    </Ticket>
  );
}

function amountsOf({ items, itemsTotal, totalPrice }: OrderView): number[] {
  const lines = items.flatMap((line) => [line.unit_price, line.lineTotal]);
  return [...lines, itemsTotal, totalPrice];
}

function WhereAndHow({ order }: { order: OrderView }) {
  const t = useT();
  const isDelivery = order.fulfilment === "delivery";
  return (
    <ul className={styles.orderFacts}>
      {order.phone !== null && (
        <Fact icon={Phone}>
          <a href={callLink(order.phone)} className={styles.orderCall}>
            <bdi dir="ltr">{order.phone}</bdi>
          </a>
        </Fact>
      )}
      {order.customerEmail !== null && (
        <Fact icon={Mail}>
          <MailAddress order={order} address={order.customerEmail} />
        </Fact>
      )}
      <Fact icon={isDelivery ? Truck : ShoppingBag}>
        {isDelivery ? t("common.fulfilment_delivery") : t("common.fulfilment_pickup")}
      </Fact>
      {isDelivery && order.address !== null && (
        <Fact icon={MapPin}>
          <span dir="auto">{order.address}</span>
        </Fact>
      )}
    </ul>
  );
}

function Fact({ icon, children }: { icon: IconShape; children: ReactNode }) {
  return (
    <li>
      <Icon of={icon} size="s" />
      {children}
    </li>
  );
}
