import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Rich } from "../../platform/i18n/Rich.tsx";
import type { Analytics } from "./analytics.types.ts";
import { CutBar } from "./bars.tsx";
import { ChartCard } from "./ChartCard.tsx";
import type { Fill } from "./ChartFills.tsx";
import { PartList } from "./Ranked.tsx";
import { useFigures } from "./use-figures.ts";
import styles from "./analytics.module.css";
import { requestsBehind } from "./rows-behind.ts";

/** What became of the requests of the menu that were made in the period. */
export function RequestsCard({ data }: { data: Analytics }) {
  const t = useT();
  const format = useFormat();
  const { money, period, rows } = useFigures(data);
  const { requests } = data;
  const parts = usePartsOf(requests);
  return (
    <ChartCard
      title={t("shell.order_requests")}
      period={period}
      sentence={
        requests.asked > 0 ? (
          <Rich
            text={t("analytics.requests_say", { percent: "{percent}", all: requests.asked })}
            parts={{
              percent: <bdi>{format.percent(requests.accepted / requests.asked)}</bdi>,
            }}
          />
        ) : (
          t("analytics.nothing_asked")
        )
      }
      table={
        requests.asked > 0
          ? {
              head: t("shell.order_requests"),
              columns: [t("shell.order_requests")],
              rows: parts.map(({ id, name, value }) => ({
                id,
                label: name,
                values: [value],
                written: [format.number(value)],
              })),
              foot: [format.number(requests.asked)],
            }
          : null
      }
    >
      {requests.asked > 0 && (
        <>
          <CutBar parts={parts} />
          <PartList
            label={t("shell.order_requests")}
            rows={parts
              .filter(({ value, id }) => value > 0 || id === "accepted" || id === "declined")
              .map(({ id, name, value, fill, tab }) => ({
                id,
                name,
                value: format.number(value),
                fill,
                href: value > 0 ? requestsBehind(rows, tab) : undefined,
              }))}
          />
        </>
      )}
      {requests.declinedAmount > 0 && (
        <p className={styles.figureNote}>
          {t("analytics.declined_worth", {
            amount: `\u2068${money(requests.declinedAmount)}\u2069`,
          })}
        </p>
      )}
    </ChartCard>
  );
}

interface RequestPart {
  id: string;
  name: string;
  value: number;
  fill: Fill;
  tab: string;
}

/** Returns how the requests ended, the ones still open last. */
function usePartsOf(requests: Analytics["requests"]): RequestPart[] {
  const t = useT();
  return [
    {
      id: "accepted",
      name: t("requests.status_accepted"),
      value: requests.accepted,
      fill: "good",
      tab: "accepted",
    },
    {
      id: "declined",
      name: t("requests.status_declined"),
      value: requests.declined,
      fill: "expenses",
      tab: "closed",
    },
    {
      id: "withdrawn",
      name: t("requests.status_withdrawn"),
      value: requests.withdrawn,
      fill: "dotted",
      tab: "closed",
    },
    {
      id: "expired",
      name: t("requests.status_expired"),
      value: requests.expired,
      fill: "compared",
      tab: "closed",
    },
    {
      id: "waiting",
      name: t("analytics.requests_waiting"),
      value: requests.waiting,
      fill: "waiting",
      tab: "open",
    },
  ];
}
