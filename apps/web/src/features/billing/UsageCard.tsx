import { getUsage } from "@marzipan/contract/dashboard";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import { isOffered, planThatLifts, unlimited } from "@marzipan/domain/plans";
import { useCall } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Card } from "../../ui/Card.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Track } from "../../ui/Track.tsx";
import { useDay } from "./use-day.ts";
import styles from "./plan-state.module.css";

const counted = ["orders", "clients", "products"] as const;
const held = ["storage", "people"] as const;

/** Several people in one business are told of once that is offered. */
const shownHeld = held.filter((name) => name !== "people" || isOffered("team_collaboration"));

/** From which share of a limit on the rest is told. */
const nearlyFull = 0.8;

/** What is used of each limit of the plan. */
export function UsageCard() {
  const t = useT();
  const errorText = useErrorText();
  const usage = useCall(getUsage);
  return (
    <Card title={t("plans.used")}>
      {usage.data ? (
        <ul className={styles.planStateUsage}>
          {counted.map((name) => (
            <Limit key={name} name={name} {...usage.data[name]} />
          ))}
          <Consultations {...usage.data.consultations} />
          {shownHeld.map((name) => (
            <Limit key={name} name={name} {...usage.data[name]} />
          ))}
        </ul>
      ) : usage.isError ? (
        <ErrorState
          headingLevel={3}
          title={t("errors.not_loaded")}
          text={errorText(usage.error)}
          retryLabel={t("common.try_again")}
          onRetry={() => void usage.refetch()}
          isRetrying={usage.isFetching}
        />
      ) : (
        <Skeleton height="220px" />
      )}
    </Card>
  );
}

interface LimitProps {
  name: (typeof counted)[number] | (typeof held)[number];
  used: number;
  limit: number;
}

function Limit({ name, used, limit }: LimitProps) {
  const t = useT();
  const label = name === "people" ? t("plans.row_people") : t(`billing.usage_${name}`);
  if (limit === unlimited) return <Unlimited label={label} used={used} />;
  const isStorage = name === "storage";
  const lifting = planThatLifts(name, used);
  const isFull = used >= limit && name !== "people";
  const isNear = !isFull && !isStorage && name !== "people" && used >= limit * nearlyFull;
  const value = t(isStorage ? "billing.usage_storage_value" : "billing.usage_value", {
    used,
    limit,
  });
  return (
    <Row
      label={label}
      value={value}
      used={used}
      limit={limit}
      isFull={isFull}
      isNear={isNear}
      note={
        isFull && lifting !== null
          ? t("plans.full", { plan: t(`billing.plan_${lifting}`) })
          : isNear
            ? t("plans.left", { count: limit - used })
            : null
      }
    />
  );
}

function Consultations({
  used,
  limit,
  per,
  countsAnewAt,
}: ReplyOf<typeof getUsage>["consultations"]) {
  const t = useT();
  const day = useDay();
  const label = t("plans.row_consultations");
  if (limit === unlimited) return <Unlimited label={label} used={used} />;
  const value = t("billing.usage_value", { used, limit });
  const note = countsAnewAt ? t("plans.anew_on", { date: day(countsAnewAt) }) : null;
  return (
    <Row
      label={label}
      value={per === "lifetime" ? t("plans.count_all", { count: value }) : value}
      used={used}
      limit={limit}
      isFull={used >= limit}
      isNear={false}
      note={note}
    />
  );
}

function Unlimited({ label, used }: { label: string; used: number }) {
  const t = useT();
  const format = useFormat();
  return (
    <li>
      <span>{label}</span>
      <span className={styles.planStateValue}>
        <b>{format.number(used)}</b> {t("billing.usage_unlimited")}
      </span>
    </li>
  );
}

interface RowProps {
  label: string;
  value: string;
  used: number;
  limit: number;
  isFull: boolean;
  isNear: boolean;
  note: string | null;
}

function Row({ label, value, used, limit, isFull, isNear, note }: RowProps) {
  return (
    <li>
      <span>{label}</span>
      <b className={styles.planStateValue}>{value}</b>
      <div className={styles.planStateTrack}>
        <Track
          label={label}
          value={used}
          max={limit}
          valueText={value}
          tone={isFull ? "danger" : isNear ? "warning" : "plain"}
          isThin
        />
        {note !== null && <p className={styles.planStateFine}>{note}</p>}
      </div>
    </li>
  );
}
