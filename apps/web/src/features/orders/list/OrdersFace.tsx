import { listOrders } from "@marzipan/contract/orders";
import { justDeleted } from "../../../platform/undo/just-deleted.ts";
import { Plus, Trash2 } from "lucide-react";
import { useErrorText } from "../../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../../platform/session/me.tsx";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadMore } from "../../../ui/LoadMore.tsx";
import { NoMatch } from "../../../ui/NoMatch.tsx";
import { TicketListSkeleton } from "../../../ui/Skeleton.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { OrderRows } from "./OrderRows.tsx";
import type { OrdersView } from "./orders-view.rules.ts";
import type { OrderList } from "./use-order-list.ts";
import styles from "./orders.module.css";
import { pathTo } from "../../../platform/url/path-to.ts";

interface OrdersFaceProps {
  view: OrdersView;
  list: OrderList;
  /** How many orders the view has in all; undefined while unknown. */
  count: number | undefined;
  onClear: () => void;
  onPast: () => void;
}

/** The list in one of its faces: loading, failed, without a match, or filled. */
export function OrdersFace({ view, list, count, onClear, onPast }: OrdersFaceProps) {
  const t = useT();
  const deleted = justDeleted(listOrders).useItems();
  if (list.isLoading) return <TicketListSkeleton label={t("orders.loading")} />;
  const isBare = list.orders.length === 0 && deleted.length === 0;
  return (
    <>
      {list.error && <Failed list={list} />}
      {isBare && !list.error && <NothingHere view={view} onClear={onClear} onPast={onPast} />}
      {!isBare && <Filled view={view} list={list} count={count} />}
      <ToDeleted />
    </>
  );
}

function ToDeleted() {
  const t = useT();
  return (
    <p className={styles.ordersDeletedLink}>
      <TextLink href={pathTo("/orders/deleted")} icon={Trash2}>
        {t("common.recently_deleted")}
      </TextLink>
    </p>
  );
}

/**
 * The tickets and the way to more. When loading more fails, what is shown stays, with the reason
 * and a retry.
 */
function Filled({ view, list, count }: Pick<OrdersFaceProps, "view" | "list" | "count">) {
  const t = useT();
  const errorText = useErrorText();
  const shown = list.orders.length;
  return (
    <>
      <OrderRows orders={list.orders} sort={view.sort} />
      {(list.hasMore || list.loadMoreError) && (
        <LoadMore
          label={list.loadMoreError ? t("common.try_again") : t("common.load_more")}
          hasMore={list.hasMore}
          isPending={list.isLoadingMore}
          onPress={list.loadMore}
          error={list.loadMoreError && errorText(list.loadMoreError)}
          status={count !== undefined && t("orders.shown_of", { shown, all: count })}
        />
      )}
    </>
  );
}

/**
 * The list could not be loaded. Tickets of an older answer stay below, headed by the time that they
 * are from.
 */
function Failed({ list }: { list: OrderList }) {
  const t = useT();
  const format = useFormat();
  const { timeZone } = useMe().business;
  return (
    <>
      <ErrorState
        title={t("errors.orders_not_loaded")}
        text={t("orders.not_loaded_text")}
        retryLabel={t("common.try_again")}
        onRetry={list.retry}
        isRetrying={list.isFetching}
      />
      {list.orders.length > 0 && (
        <header className={styles.orderGroupHead}>
          <h2>{t("orders.kept_here")}</h2>
          <span>
            {t("orders.kept_as_of", {
              time: format.instantTime(new Date(list.answeredAtMs).toISOString(), timeZone),
            })}
          </span>
        </header>
      )}
    </>
  );
}

/**
 * In place of tickets: nothing matches the search, nothing lies ahead, or nothing is in the tab and
 * days; with the way out of each.
 */
function NothingHere({ view, onClear, onPast }: Omit<OrdersFaceProps, "list" | "count">) {
  const t = useT();
  if (view.q !== "") {
    return (
      <NoMatch
        title={t("common.no_match_title")}
        text={t("common.no_match", { query: view.q })}
        clearLabel={t("common.clear_search")}
        onClear={onClear}
      />
    );
  }
  if (view.tab === "all" && view.period === "upcoming") {
    return (
      <EmptyState title={t("orders.none_upcoming")} text={t("orders.none_upcoming_text")}>
        <ButtonLink variant="primary" icon={Plus} href={pathTo("/orders/new")}>
          {t("orders.add")}
        </ButtonLink>
        <Button onPress={onPast}>{t("orders.see_past")}</Button>
      </EmptyState>
    );
  }
  return (
    <NoMatch
      title={t("orders.none_here")}
      text={t("orders.none_here_text")}
      clearLabel={t("orders.show_every")}
      onClear={onClear}
    />
  );
}

/** What stands on the page before the first order: what the place is for, and the first thing to do. */
export function FirstOrder() {
  const t = useT();
  return (
    <EmptyState title={t("orders.no_orders_yet")} text={t("orders.no_orders_yet_text")}>
      <ButtonLink variant="primary" icon={Plus} href={pathTo("/orders/new")}>
        {t("orders.add_first")}
      </ButtonLink>
      <ToDeleted />
    </EmptyState>
  );
}
