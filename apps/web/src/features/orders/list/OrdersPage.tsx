import { useCallback, useMemo } from "react";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { NarrowedTo } from "../../../platform/lists/NarrowedTo.tsx";
import { useNarrowing } from "../../../platform/lists/use-narrowing.ts";
import { useUrlParams } from "../../../platform/url/use-url-params.ts";
import { CountTabs } from "../../../ui/Tabs.tsx";
import { ListChoices } from "./ListChoices.tsx";
import { OrderActing } from "../acts/OrderActing.tsx";
import { OrdersHead, listHref } from "./OrdersHead.tsx";
import { FirstOrder, OrdersFace } from "./OrdersFace.tsx";
import { isNarrowed, readOrdersView } from "./orders-view.rules.ts";
import type { OrderTab } from "./orders-view.rules.ts";
import { OverdueNotice } from "./OverdueNotice.tsx";
import { useOrderList, useOrderNumbers } from "./use-order-list.ts";

const tabs = ["all", "pending", "in_progress", "completed"] as const;

/** Without what a figure led here with. */
const unnarrowed = {
  currency: null,
  weekday: null,
  hours: null,
  owed: null,
  cancelled: null,
  item: null,
  productId: null,
};

/** The list of orders: count tabs, search, days and sorting, all kept in the page's address. */
export function OrdersPage() {
  const t = useT();
  const [params, change] = useUrlParams();
  const view = useMemo(() => readOrdersView(params), [params]);
  const list = useOrderList(view);
  const numbers = useOrderNumbers(view);
  const search = useCallback((q: string) => change({ q }), [change]);
  const clear = (): void =>
    change({
      q: null,
      status: null,
      when: null,
      from: null,
      to: null,
      ...unnarrowed,
    });
  const narrowing = [
    ...(view.isOwed ? [t("payments.outstanding")] : []),
    ...(view.isCancelled ? [t("common.status_cancelled")] : []),
    ...(view.item === null ? [] : [view.item]),
    ...useNarrowing({ ...view, range: null }),
  ];
  const isEmpty = numbers.all === 0 && !isNarrowed(view) && list.orders.length === 0;
  return (
    <OrderActing>
      <OrdersHead current={listHref} q={view.q} onSearch={search}>
        {isEmpty && !list.error ? (
          <FirstOrder />
        ) : (
          <CountTabs<OrderTab>
            label={t("orders.by_state")}
            value={view.tab}
            onChange={(tab) => change({ status: tab === "all" ? null : tab })}
            items={tabs.map((id) => ({
              id,
              label: t(`orders.tab_${id}`),
              count: numbers.tabs?.[id],
            }))}
          >
            <ListChoices
              view={view}
              onPeriod={(when, from, to) => change({ when, from, to, sort: null })}
              onSort={(sort) => change({ sort })}
            />
            <NarrowedTo words={narrowing} onClear={() => change(unnarrowed)} />
            {view.period === "upcoming" && view.q === "" && (
              <OverdueNotice
                n={numbers.overdue ?? 0}
                onShow={() => change({ when: "overdue", status: null, sort: null }, true)}
              />
            )}
            <OrdersFace
              view={view}
              list={list}
              count={numbers.tabs?.[view.tab]}
              onClear={clear}
              onPast={() => change({ when: "past", sort: null }, true)}
            />
          </CountTabs>
        )}
      </OrdersHead>
    </OrderActing>
  );
}
