import { listInsights } from "@marzipan/contract/insights";
import { useQueryClient } from "@tanstack/react-query";
import { Lock, MessageCircle, RefreshCw } from "lucide-react";
import { useEffect } from "react";
import type { ReactNode } from "react";
import { ApiError } from "../../platform/api/api-error.ts";
import { keyOf } from "../../platform/api/query-of.ts";
import { useCall } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { openAsk } from "../../platform/session/ask.ts";
import { useIsWide } from "../../platform/screen/use-is-wide.ts";
import { useMe } from "../../platform/session/me.tsx";
import { pathTo } from "../../platform/url/path-to.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Track } from "../../ui/Track.tsx";
import { InsightRow } from "./InsightRow.tsx";
import { InsightsSkeleton } from "./InsightsSkeleton.tsx";
import styles from "./advisor-card.module.css";

/** As many as the card has room for (spec §2), and as a phone has. */
const shownInsights = 3;
const shownOnPhone = 1;

/** What the books say, or why they say nothing. */
export function AdvisorInsights() {
  const t = useT();
  const format = useFormat();
  const { timeZone } = useMe().business;
  const client = useQueryClient();
  const isWide = useIsWide();
  const query = useCall(listInsights);
  // What was marked stays in its place with its way back while one is here, and is gone at the next visit.
  useEffect(
    () => () =>
      void client.invalidateQueries({ queryKey: keyOf(listInsights), refetchType: "none" }),
    [client],
  );
  if (query.isPending) return <InsightsSkeleton />;
  if (!query.data) {
    return (
      <Failed
        error={query.error}
        isAsking={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const { insights, orders, at } = query.data;
  const shown = insights.slice(0, isWide ? shownInsights : shownOnPhone);
  const isEarly = shown.length === 0 && orders.count < orders.least;
  return (
    <>
      <ul className={styles.insightList}>
        {shown.map((insight) => (
          <InsightRow key={insight.id} insight={insight} />
        ))}
        {isEarly && <Early {...orders} />}
        {shown.length === 0 && !isEarly && (
          <Face title={t("ask.nothing")}>
            <p>{t("ask.nothing_text")}</p>
          </Face>
        )}
      </ul>
      {!isEarly && isWide && (
        <Button icon={MessageCircle} isWide onPress={() => openAsk({ about: "business" })}>
          {t("ask.card_ask")}
        </Button>
      )}
      {shown.length > 0 && isWide && (
        <p className={styles.insightNote}>
          {t("ask.from_books", { time: format.instantTime(at, timeZone) })}
        </p>
      )}
    </>
  );
}

function Face({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className={styles.insight}>
      <h3 className={styles.insightFace}>{title}</h3>
      {children}
    </li>
  );
}

function Early({ count, least }: { count: number; least: number }) {
  const t = useT();
  const said = t("ask.early_count", { count, least });
  return (
    <Face title={t("ask.early")}>
      <p>{t("ask.early_text", { n: least })}</p>
      <Track label={t("ask.early")} value={count} max={least} valueText={said} tone="plain" isThin>
        <span>{said}</span>
      </Track>
    </Face>
  );
}

interface FailedProps {
  error: unknown;
  isAsking: boolean;
  onRetry: () => void;
}

/** A subscription or a plan that has no advisor says so; anything else is asked again. */
function Failed({ error, isAsking, onRetry }: FailedProps) {
  const t = useT();
  const errorText = useErrorText();
  const code = error instanceof ApiError ? error.code : "internal";
  const isInactive = code === "agent_inactive";
  if (isInactive || code === "agent_locked") {
    return (
      <ul className={styles.insightList}>
        <Face title={t(isInactive ? "ask.inactive" : "ask.denied")}>
          <p className={styles.insightLocked}>
            <Icon of={Lock} size="s" />
            <span>{errorText(error)}</span>
          </p>
          <ButtonLink href={pathTo("/pricing")}>{t("ask.see_plans")}</ButtonLink>
        </Face>
      </ul>
    );
  }
  return (
    <ul className={styles.insightList}>
      <Face title={t("ask.card_failed")}>
        <p>{t("ask.card_failed_text")}</p>
        <Button icon={RefreshCw} isPending={isAsking} onPress={onRetry}>
          {t("shell.try_again")}
        </Button>
      </Face>
    </ul>
  );
}
