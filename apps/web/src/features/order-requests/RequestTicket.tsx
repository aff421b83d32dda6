import { ImageIcon, ShoppingBag, Truck } from "lucide-react";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { StateMark } from "../../ui/StateMark.tsx";
import { Ticket } from "../../ui/Ticket.tsx";
import { OrderTime } from "../orders/ticket/OrderTime.tsx";
import { useAllergyLine } from "../../platform/food/use-allergy-words.ts";
import { useDayWords } from "../../platform/calendar/use-day-words.ts";
import { RequestActs } from "./RequestActs.tsx";
import { RequestPrice } from "./RequestPrice.tsx";
import { lookOfStatus } from "./request-state.rules.ts";
import type { RequestRow } from "./requests.types.ts";
import type { OnAnswered } from "./use-answering.ts";
import styles from "./requests.module.css";
import ticketStyles from "../orders/ticket/ticket.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** How many lines a ticket shows before it says how many more there are. */
const linesShown = 4;

interface RequestTicketProps {
  request: RequestRow;
  headingLevel?: 2 | 3;
  onAnswered: OnAnswered;
}

/** A request as a ticket that leads to its page; one that waits can be answered on it. */
export function RequestTicket({ request, headingLevel = 2, onAnswered }: RequestTicketProps) {
  const t = useT();
  const format = useFormat();
  const days = useDayWords();
  const sayAllergies = useAllergyLine();
  const look = lookOfStatus[request.status];
  const allergy = sayAllergies(request);
  const hidden = request.items.length - linesShown;
  const shown = hidden > 1 ? request.items.slice(0, linesShown) : request.items;
  return (
    <Ticket
      bar={look}
      href={pathTo("/order-requests/$requestId", { requestId: request.id })}
      headingLevel={headingLevel}
      time={
        <>
          <OrderTime time={request.deliveryTime} />
          <span className={ticketStyles.orderDay}>{days.short(request.deliveryDate)}</span>
        </>
      }
      way={
        request.fulfilment === "delivery"
          ? { icon: Truck, text: t("common.fulfilment_delivery") }
          : { icon: ShoppingBag, text: t("common.fulfilment_pickup") }
      }
      number={
        <span className={styles.requestNumber}>
          {request.picturesCount > 0 && (
            <>
              <Icon of={ImageIcon} size="s" />
              <span className="sr-only">{t("orders.pictures")}</span>
            </>
          )}
          <bdi>{t("common.order_number_short", { number: String(request.number) })}</bdi>
        </span>
      }
      title={request.isPersonalDataRemoved ? t("requests.name_removed") : request.name}
      lines={shown.map((line) => ({ amount: format.number(line.quantity), text: line.name }))}
      {...(hidden > 1 && { more: t("orders.more_items", { n: hidden }) })}
      {...(allergy !== null && { alert: allergy })}
      note={request.note}
      state={<StateMark state={look}>{t(`requests.status_${request.status}`)}</StateMark>}
      end={<RequestPrice request={request} />}
      isEndQuiet={look === "cancelled"}
    >
      <RequestActs request={request} onAnswered={onAnswered} />
    </Ticket>
  );
}
