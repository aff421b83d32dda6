import { setOrderStatus } from "@marzipan/contract/orders";
import { Check, PackageCheck } from "lucide-react";
import { useState } from "react";
import { Link } from "react-aria-components/Link";
import { useAct } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { ClockTime } from "../../ui/ClockTime.tsx";
import { SectionHead } from "../../ui/Card.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { StateMark } from "../../ui/StateMark.tsx";
import { stateOf, stateWords } from "../orders/order-state.rules.ts";
import { useOrderEnd } from "../orders/ticket/use-order-end.tsx";
import type { NextOrder } from "./dashboard.types.ts";
import { distanceOf, minutesUntil } from "./upcoming.rules.ts";
import { useBusinessClock } from "./use-business-clock.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./dashboard.module.css";
import clockTimeStyles from "../../ui/ClockTime.module.css";

/** The order that leaves next, and the one button that hands it over; with Undo in its place afterwards. */
export function HandOver({ next }: { next: NextOrder | null }) {
  const t = useT();
  const errorText = useErrorText();
  const [done, setDone] = useState<NextOrder | null>(null);
  const act = useAct(setOrderStatus);
  const handOver = (order: NextOrder) =>
    act.mutate(
      { params: { id: order.id }, body: { status: "completed" } },
      { onSuccess: () => setDone(order) },
    );
  const takeBack = (order: NextOrder) =>
    act.mutate(
      { params: { id: order.id }, body: { status: order.status } },
      { onSuccess: () => setDone(null) },
    );
  return (
    <div className={joinClasses(styles.nowPart, styles.nowNext)}>
      <SectionHead icon={PackageCheck} title={t("dashboard.hand_over_next")} />
      {next ? (
        <Next order={next} />
      ) : (
        <p className={styles.nowQuiet}>{t("dashboard.hand_over_none")}</p>
      )}
      {act.error && (
        <Notice tone="danger" role="alert">
          {errorText(act.error)}
        </Notice>
      )}
      {next && (
        <Button
          variant="primary"
          isWide
          icon={Check}
          className={styles.nowButton}
          isPending={act.isPending}
          onPress={() => handOver(next)}
        >
          {t("dashboard.hand_over")}
        </Button>
      )}
      {done && done.id !== next?.id && (
        <Notice
          tone="success"
          role="status"
          action={
            <Button variant="quiet" isPending={act.isPending} onPress={() => takeBack(done)}>
              {t("common.undo")}
            </Button>
          }
        >
          <span dir="auto">{t("dashboard.handed_over", { name: done.clientName })}</span>
        </Notice>
      )}
    </div>
  );
}

function Next({ order }: { order: NextOrder }) {
  const t = useT();
  const state = stateOf(order);
  const end = useOrderEnd(order);
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
        <Link href={`/orders/${order.id}`} className={joinClasses(styles.nowOverName)}>
          <span dir="auto">{order.clientName}</span>
        </Link>
        <span
          className={
            end.isEndQuiet ? joinClasses(styles.nowOverSum, styles.nowFar) : styles.nowOverSum
          }
        >
          {end.end}
        </span>
        <p className={styles.nowOverState}>
          <StateMark state={state}>{t(stateWords[state])}</StateMark>
          <HowFar order={order} />
        </p>
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
