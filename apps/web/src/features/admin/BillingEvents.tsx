import {
  eventFilters,
  listBillingEvents,
  replayBillingEvents,
} from "@marzipan/contract/billing-admin";
import { useQueryClient } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useAct, usePages } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { PagedList } from "../../platform/lists/PagedList.tsx";
import { showLater } from "../../platform/toast/toasts.ts";
import { useUrlParams } from "../../platform/url/use-url-params.ts";
import { Button } from "../../ui/Button.tsx";
import { SectionHead } from "../../ui/Card.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Segmented } from "../../ui/Segmented.tsx";
import type { EventRow } from "./admin.types.ts";
import { ListSkeleton } from "./ListSkeleton.tsx";
import { NoRows } from "./NoRows.tsx";
import { useDeviceInstant } from "./use-device-day.ts";
import styles from "./admin-billing.module.css";
import cardStyles from "../../ui/Card.module.css";

/** What the card provider told, the last first; what failed says why, and each can be applied again. */
export function BillingEvents() {
  const t = useT();
  const [{ filter: asked }, setParams] = useUrlParams();
  const filter = eventFilters.find((name) => name === asked);
  const list = usePages(listBillingEvents, { query: { filter } });
  return (
    <section className={styles.billingPageParts}>
      <SectionHead title={t("plans.events")} />
      <Segmented<"all" | "failed" | "waiting">
        aria-label={t("plans.events")}
        value={filter ?? "all"}
        onChange={(next) => setParams({ filter: next === "all" ? null : next })}
        options={[
          { id: "all", label: t("plans.all") },
          { id: "failed", label: t("plans.failed") },
          { id: "waiting", label: t("plans.outcome_waiting") },
        ]}
      />
      <PagedList
        list={list}
        headingLevel={3}
        skeleton={<ListSkeleton label={t("plans.list_loading")} />}
        failedTitle={t("plans.list_failed")}
        empty={
          list.items.length === 0 ? (
            <NoRows title={t("plans.no_events")} text={t("plans.no_events_text")} />
          ) : null
        }
        status={t("plans.shown", { count: list.items.length })}
      >
        <ul className={cardStyles.card}>
          {list.items.map((event) => (
            <Event key={event.id} event={event} />
          ))}
        </ul>
      </PagedList>
    </section>
  );
}

function Event({ event }: { event: EventRow }) {
  const t = useT();
  const errorText = useErrorText();
  const instant = useDeviceInstant();
  const client = useQueryClient();
  const replay = useAct(replayBillingEvents, {
    onSuccess: () => {
      showLater(t("plans.replayed"));
      void client.invalidateQueries({ queryKey: [listBillingEvents.id] });
    },
  });
  const who = event.businessName ?? event.customerRef ?? event.subscriptionRef;
  return (
    <li className={styles.billingPageEvent}>
      <div className={styles.billingPageWords}>
        <p>
          <b dir="ltr">{event.type}</b>
        </p>
        <p className={styles.billingPageFine}>
          {t(`plans.outcome_${event.outcome}`)}
          {who !== null && (
            <>
              {" · "}
              <bdi>{who}</bdi>
            </>
          )}
          {" · "}
          <time dateTime={event.occurredAt}>{instant(event.occurredAt)}</time>
        </p>
        {replay.error && (
          <Notice tone="danger" role="alert">
            {errorText(replay.error)}
          </Notice>
        )}
      </div>
      <Button
        variant="quiet"
        icon={RefreshCw}
        isPending={replay.isPending}
        onPress={() => replay.mutate({ body: { ids: [event.id] } })}
      >
        {t("plans.replay")}
      </Button>
    </li>
  );
}
