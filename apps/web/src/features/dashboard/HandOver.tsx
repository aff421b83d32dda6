import { PackageCheck } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { ClockTime } from "../../ui/ClockTime.tsx";
import { SectionHead } from "../../ui/Card.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { TicketNote } from "../../ui/Ticket.tsx";
import { StateMark } from "../../ui/StateMark.tsx";
import { HandOverButton } from "../orders/acts/HandOverButton.tsx";
import { HandedOver } from "../orders/acts/HandedOver.tsx";
import { useActing } from "../orders/acts/OrderActing.tsx";
import { stateOf, stateWords } from "../orders/order-state.rules.ts";
import { useOrderBalance } from "../orders/ticket/use-order-balance.ts";
import { useOrderEnd } from "../orders/ticket/use-order-end.tsx";
import type { NextOrder } from "./dashboard.types.ts";
import { distanceOf, minutesUntil } from "./upcoming.rules.ts";
import { useBusinessClock } from "../../platform/calendar/use-business-clock.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./dashboard.module.css";
import clockTimeStyles from "../../ui/ClockTime.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** The order that leaves next: ready, the one button that hands it over, else the one that makes it ready; with Undo in its place afterwards. */
export function HandOver({ next }: { next: NextOrder | null }) {
  const t = useT();
  const { failure, handedOver } = useActing();
  return (
    <div className={joinClasses(styles.nowPart, styles.nowNext)}>
      <SectionHead icon={PackageCheck} title={t("dashboard.hand_over_next")} />
      {next ? (
        <Next order={next} />
      ) : (
        <p className={styles.nowQuiet}>{t("dashboard.hand_over_none")}</p>
      )}
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {failure.text}
        </Notice>
      )}
      {next && <NextButton order={next} />}
      {handedOver && handedOver.order.id !== next?.id && <HandedOver />}
    </div>
  );
}

function NextButton({ order }: { order: NextOrder }) {
  const t = useT();
  const { run, busyId } = useActing();
  if (order.readyAt !== null) return <HandOverButton order={order} className={styles.nowButton} />;
  return (
    <Button
      variant="primary"
      isWide
      icon={PackageCheck}
      className={styles.nowButton}
      isPending={busyId === order.id}
      onPress={() => run(order, { ready: true })}
    >
      {t("orders.mark_ready")}
    </Button>
  );
}

function Next({ order }: { order: NextOrder }) {
  const t = useT();
  const state = stateOf(order);
  const end = useOrderEnd(order);
  // The button that hands over says what it collects.
  const balance = useOrderBalance(order);
  const isSumOnButton = order.readyAt !== null && balance !== null && balance > 0;
  return (
    <div className={styles.nowOver}>
      {order.deliveryTime === null ? (
        <span
          data-part="clock"
          className={joinClasses(clockTimeStyles.clock, clockTimeStyles.clockM)}
        >
          {t("dashboard.any_time")}
        </span>
      ) : (
        <ClockTime value={order.deliveryTime} size="l" />
      )}
      <div className={styles.nowOverWords}>
        <Link
          href={pathTo("/orders/$orderId", { orderId: order.id })}
          className={joinClasses(styles.nowOverName)}
        >
          <span dir="auto">{order.clientName}</span>
        </Link>
        {!isSumOnButton && (
          <span
            className={
              end.isEndQuiet ? joinClasses(styles.nowOverSum, styles.nowFar) : styles.nowOverSum
            }
          >
            {end.end}
          </span>
        )}
        <p className={styles.nowOverState}>
          <StateMark state={state}>{t(stateWords[state])}</StateMark>
          <HowFar order={order} />
        </p>
        <TicketNote note={order.notes} />
      </div>
    </div>
  );
}

function HowFar({ order }: { order: NextOrder }) {
  const format = useFormat();
  const now = useBusinessClock();
  if (order.deliveryTime === null) return null;
  const minutes = minutesUntil(now, { day: order.deliveryDate, time: order.deliveryTime });
  const { amount, unit } = distanceOf(minutes);
  const words = format.relative(amount, unit);
  return <span className={minutes < 0 ? styles.nowLate : styles.nowFar}>{words}</span>;
}
