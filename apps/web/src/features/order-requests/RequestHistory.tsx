import { CircleCheck, CircleX, Clock, HandCoins, Inbox, Undo2 } from "lucide-react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Card } from "../../ui/Card.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { IconShape } from "../../ui/Icon.tsx";
import { useInstantWords } from "../../platform/calendar/use-instant-words.ts";
import type { RequestEvent } from "./requests.types.ts";
import styles from "../orders/page/order-page.module.css";

const looks: Readonly<Record<RequestEvent["kind"], { icon: IconShape; tone: string }>> = {
  asked: { icon: Inbox, tone: "info" },
  quoted: { icon: HandCoins, tone: "progress" },
  accepted: { icon: CircleCheck, tone: "ready" },
  declined: { icon: CircleX, tone: "cancelled" },
  withdrawn: { icon: Undo2, tone: "cancelled" },
  expired: { icon: Clock, tone: "cancelled" },
};

/** What happened to a request, the latest first. */
export function RequestHistory({ history }: { history: readonly RequestEvent[] }) {
  const t = useT();
  const sayWhen = useInstantWords();
  return (
    <Card title={t("orders.history")}>
      <ol>
        {history.toReversed().map((line, index) => (
          <li key={index} data-state={looks[line.kind].tone} className={styles.historyLine}>
            <Icon of={looks[line.kind].icon} />
            <span>
              {t(`requests.event_${line.kind}`)}
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
        ))}
      </ol>
    </Card>
  );
}
