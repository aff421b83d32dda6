import {
  CalendarArrowUp,
  CircleCheck,
  CircleDashed,
  CircleX,
  Copy,
  PackageCheck,
  PackageX,
  Pencil,
  Plus,
  RotateCcw,
  Timer,
  Trash2,
} from "lucide-react";
import type { Translate } from "@marzipan/phrases/translate";
import { useDayWords } from "../../../platform/calendar/use-day-words.ts";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import type { IconShape } from "../../../ui/Icon.tsx";
import type { HistoryLine } from "../orders.types.ts";
import type { DayWords } from "../../../platform/calendar/day-words.rules.ts";
import { useInstantWords } from "../../../platform/calendar/use-instant-words.ts";
import styles from "./order-page.module.css";

/** What happened to an order, the latest first: what, who, when. */
export function OrderHistory({ history }: { history: readonly HistoryLine[] }) {
  const t = useT();
  const days = useDayWords();
  const sayWhen = useInstantWords();
  return (
    <Card title={t("orders.history")}>
      <ol>
        {history.toReversed().map((line, index) => {
          const { icon, tone } = lookOf(line);
          return (
            <li key={index} data-state={tone} className={styles.historyLine}>
              <Icon of={icon} />
              <span>
                {sayEvent(t, days, line)}
                {line.byName !== null && (
                  <span className={styles.historyBy}>
                    <bdi>{line.byName}</bdi>
                  </span>
                )}
              </span>
              <time dateTime={line.at} className={styles.historyAt}>
                {sayWhen(line.at)}
              </time>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

function sayEvent(t: Translate, days: DayWords, { kind, to }: HistoryLine): string {
  if (kind === "moved") return t("orders.event_moved", { date: to ? days.withWeekday(to) : "" });
  if (kind !== "status") return t(`orders.event_${kind}`);
  if (to === "completed" || to === "in_progress") return t(`orders.event_${to}`);
  return t("orders.event_pending");
}

type EventLook = { icon: IconShape; tone: string };

function lookOf({ kind, to }: HistoryLine): EventLook {
  switch (kind) {
    case "created":
      return { icon: Plus, tone: "info" };
    case "duplicated":
      return { icon: Copy, tone: "info" };
    case "status":
      if (to === "completed") return { icon: CircleCheck, tone: "completed" };
      return to === "in_progress"
        ? { icon: Timer, tone: "progress" }
        : { icon: CircleDashed, tone: "pending" };
    case "ready":
      return { icon: PackageCheck, tone: "ready" };
    case "not_ready":
      return { icon: PackageX, tone: "pending" };
    case "cancelled":
      return { icon: CircleX, tone: "cancelled" };
    case "restored":
    case "undeleted":
      return { icon: RotateCcw, tone: "info" };
    case "edited":
      return { icon: Pencil, tone: "info" };
    case "moved":
      return { icon: CalendarArrowUp, tone: "info" };
    case "deleted":
      return { icon: Trash2, tone: "cancelled" };
  }
}
