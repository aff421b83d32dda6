import {
  countOrderRequests,
  listOrderRequests,
  requestTabs,
} from "@marzipan/contract/order-requests";
import { keepPreviousData } from "@tanstack/react-query";
import { Clock } from "lucide-react";
import { useCall, usePages } from "../../platform/api/queries.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { NarrowedTo } from "../../platform/lists/NarrowedTo.tsx";
import { useNarrowing } from "../../platform/lists/use-narrowing.ts";
import { PagedList } from "../../platform/lists/PagedList.tsx";
import { useIsWide } from "../../platform/screen/use-is-wide.ts";
import { readRange } from "../../platform/url/read-days.ts";
import { useTypedSearch } from "../../platform/url/use-typed-search.ts";
import { useUrlParams } from "../../platform/url/use-url-params.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { IconLink } from "../../ui/IconButton.tsx";
import { SearchField } from "../../ui/SearchField.tsx";
import { TicketListSkeleton } from "../../ui/Skeleton.tsx";
import { CountTabs } from "../../ui/Tabs.tsx";
import { Page } from "../../platform/screen/Page.tsx";
import { AnsweredNotices } from "./AnsweredNotices.tsx";
import { NoRequests } from "./NoRequests.tsx";
import { RequestTickets } from "./RequestTickets.tsx";
import { useAnswered } from "./use-answered.ts";
import styles from "../../platform/screen/page-parts.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

type Tab = (typeof requestTabs)[number];

/** `/order-requests`: what customers ask for on the menu, by state, found and answered here. */
export function OrderRequestsPage() {
  const t = useT();
  const format = useFormat();
  const isWide = useIsWide();
  const [params, change] = useUrlParams();
  const [typed, setTyped] = useTypedSearch();
  const [answered, onAnswered] = useAnswered();
  const tab = requestTabs.find((one) => one === params["tab"]) ?? "open";
  const q = (params["q"] ?? "").slice(0, 100);
  const range = readRange(params);
  const days = range ?? {};
  const narrowing = useNarrowing({ range, currency: null });
  const list = usePages(listOrderRequests, { query: { tab, q, ...days } });
  const { data: counts } = useCall(
    countOrderRequests,
    { query: { q, ...days } },
    { placeholderData: keepPreviousData },
  );
  const settings = t("requests.settings");
  return (
    <Page
      wide
      title={t("shell.order_requests")}
      actions={
        isWide ? (
          <ButtonLink icon={Clock} href={pathTo("/menu/ordering")}>
            {settings}
          </ButtonLink>
        ) : (
          <IconLink label={settings} icon={Clock} iconSize="l" href={pathTo("/menu/ordering")} />
        )
      }
    >
      <div className={styles.listTools}>
        <SearchField
          className={styles.listSearch}
          label={t("requests.search")}
          clearLabel={t("common.clear_search")}
          value={typed}
          onChange={setTyped}
        />
      </div>
      <AnsweredNotices answered={answered} />
      <CountTabs<Tab>
        label={t("shell.order_requests")}
        value={tab}
        onChange={(next) => change({ tab: next === "open" ? null : next })}
        items={requestTabs.map((id) => ({
          id,
          label: t(`requests.tab_${id}`),
          count: counts && format.number(counts[id]),
        }))}
      >
        <NarrowedTo words={narrowing} onClear={() => change({ from: null, to: null })} />
        <PagedList
          list={list}
          skeleton={<TicketListSkeleton label={t("requests.loading")} />}
          failedTitle={t("requests.load_failed")}
          empty={
            list.items.length === 0 ? (
              <NoRequests
                q={q}
                isFirst={counts?.all === 0 && q === ""}
                onClear={() => setTyped("")}
                onShowAll={() => change({ tab: "all" })}
                isAll={tab === "all"}
              />
            ) : null
          }
        >
          <RequestTickets requests={list.items} onAnswered={onAnswered} />
        </PagedList>
      </CountTabs>
    </Page>
  );
}
