import { callLink } from "@marzipan/contract/phone";
import {
  CalendarClock,
  Mail,
  MapPin,
  Phone,
  ShoppingBag,
  StickyNote,
  Truck,
  UserCheck,
} from "lucide-react";
import type { ReactNode } from "react";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../platform/i18n/Money.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { IconShape } from "../../ui/Icon.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { StateMark } from "../../ui/StateMark.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { Ticket } from "../../ui/Ticket.tsx";
import { OrderTime } from "../orders/ticket/OrderTime.tsx";
import { useAllergenWords, useAllergyLine } from "../../platform/food/use-allergy-words.ts";
import { useDayWords } from "../../platform/calendar/use-day-words.ts";
import { RequestItems } from "./RequestItems.tsx";
import { isDayFull, isOpenRequest, lookOfStatus } from "./request-state.rules.ts";
import type { RequestView } from "./requests.types.ts";
import styles from "../orders/page/order-page.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** The whole request as one large ticket: when, by whom, how it leaves, what, and the offer. */
export function RequestFullTicket({ request }: { request: RequestView }) {
  const t = useT();
  const days = useDayWords();
  const sayAllergies = useAllergyLine();
  const look = lookOfStatus[request.status];
  const allergy = sayAllergies(request.allergies);
  return (
    <Ticket
      bar={look}
      size="large"
      headingLevel={2}
      time={
        <>
          <OrderTime time={request.deliveryTime} />
          <span className={styles.orderWhen}>{days.head(request.deliveryDate)}</span>
        </>
      }
      number={<StateMark state={look}>{t(`requests.status_${request.status}`)}</StateMark>}
      title={request.isPersonalDataRemoved ? t("requests.name_removed") : request.name}
    >
      <Facts request={request} />
      {allergy !== null && (
        <Notice tone="danger" className={styles.orderNotice}>
          <b>{allergy}</b>
          <Conflicts request={request} />
        </Notice>
      )}
      {request.unstatedAllergens.length > 0 && (
        <Notice tone="warning" className={styles.orderNotice}>
          {request.unstatedAllergens.map((item) => (
            <p key={item}>{t("common.allergy_unknown", { item, client: request.name })}</p>
          ))}
        </Notice>
      )}
      {request.note.trim() !== "" && (
        <Notice
          tone="plain"
          icon={StickyNote}
          title={t("requests.customer_note")}
          className={styles.orderNotice}
        >
          <span dir="auto" className={styles.orderNotes}>
            {request.note}
          </span>
        </Notice>
      )}
      <RequestItems request={request} />
      <Offer request={request} />
      {isOpenRequest(request) && isDayFull(request.day) && (
        <Notice tone="warning" icon={CalendarClock} className={styles.orderNotice}>
          {t("requests.day_is_full")}
        </Notice>
      )}
      {request.answerMessage !== "" && (
        <Notice tone="plain" className={styles.orderNotice} title={t("requests.your_message")}>
          <span dir="auto">{request.answerMessage}</span>
        </Notice>
      )}
    </Ticket>
  );
}

/** The offered price and how long it holds. */
function Offer({ request }: { request: RequestView }) {
  const t = useT();
  const format = useFormat();
  const { timeZone } = useMe().business;
  const { quote, currency } = request;
  if (!quote) return null;
  const until = format.instant(quote.validUntil, timeZone);
  return (
    <dl className={styles.orderSums}>
      <div className={styles.orderSumsTotal}>
        <dt>
          {t("requests.offered_price")}
          <span className={styles.orderItemPrice}>
            {quote.isExpired
              ? t("requests.quote_ended", { time: until })
              : t("requests.quote_holds", { time: until })}
          </span>
        </dt>
        <dd>
          <Money amount={quote.price} currency={currency} />
        </dd>
      </div>
    </dl>
  );
}

/**
 * Phone, way of hand-over, how full the day is, and the known client to whom accepting links the
 * order.
 */
function Facts({ request }: { request: RequestView }) {
  const t = useT();
  const isDelivery = request.fulfilment === "delivery";
  const { day, knownClient } = request;
  return (
    <ul className={styles.orderFacts}>
      {request.phone !== "" && (
        <Fact icon={Phone}>
          <a href={callLink(request.phone)} className={styles.orderCall}>
            <bdi dir="ltr">{request.phone}</bdi>
          </a>
        </Fact>
      )}
      {request.email !== null && (
        <Fact icon={Mail}>
          <bdi dir="ltr" className={styles.orderMail}>
            {request.email}
          </bdi>
        </Fact>
      )}
      {knownClient && (
        <Fact icon={UserCheck}>
          <TextLink href={pathTo("/clients/$clientId", { clientId: knownClient.id })}>
            {t("requests.known_client", { name: knownClient.name })}
          </TextLink>
        </Fact>
      )}
      <Fact icon={isDelivery ? Truck : ShoppingBag}>
        {isDelivery ? t("common.fulfilment_delivery") : t("common.fulfilment_pickup")}
      </Fact>
      {isDelivery && request.address !== null && (
        <Fact icon={MapPin}>
          <span dir="auto">{request.address}</span>
        </Fact>
      )}
      {isOpenRequest(request) && (
        <Fact icon={CalendarClock}>
          {day.limit === null
            ? t("requests.day_taken", { n: day.taken })
            : t("requests.day_taken_of", { taken: day.taken, limit: day.limit })}
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

/** Warns of asked items that contain what the customer is allergic to (terms.md, sentence 14). */
function Conflicts({ request }: { request: RequestView }) {
  const t = useT();
  const sayAllergens = useAllergenWords();
  return request.allergyConflicts.map(({ item, allergens }) => (
    <p key={item}>
      {t("common.allergy_warning", {
        item,
        allergen: sayAllergens(allergens),
        client: request.name,
      })}
    </p>
  ));
}
