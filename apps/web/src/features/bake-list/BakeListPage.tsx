import { getBakeList } from "@marzipan/contract/bake-list";
import { ChefHat, Maximize, Plus, Printer } from "lucide-react";
import { useState } from "react";
import { useCall } from "../../platform/api/queries.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useUrlParams } from "../../platform/url/use-url-params.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Segmented } from "../../ui/Segmented.tsx";
import { Page } from "../../platform/screen/Page.tsx";
import { useIsWide } from "../../platform/screen/use-is-wide.ts";
import { BakeFailed } from "./BakeFailed.tsx";
import { BakePaper, BakePaperSkeleton } from "./BakePaper.tsx";
import { BakeShareMenu } from "./BakeShareMenu.tsx";
import { hasWork } from "./bake-items.rules.ts";
import type { BakeListReply } from "./bake-list.types.ts";
import { useSendTicks, useWithWaiting } from "./use-tick.ts";
import { closeRange, isRange, readBakeView } from "./bake-view.rules.ts";
import type { BakeView } from "./bake-view.rules.ts";
import { RangeSheet } from "../../platform/calendar/RangeSheet.tsx";
import { useToday } from "../../platform/calendar/use-today.ts";
import styles from "./bake.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** What to make on a day or in a span of days, summed by item, ticked off, shared and printed (rulings §10.2). */
export function BakeListPage() {
  const t = useT();
  const [params] = useUrlParams();
  const view = readBakeView(params, useToday());
  const query = useCall(getBakeList, { query: { from: view.from, to: view.to } });
  const list = useWithWaiting(query.data);
  const isWide = useIsWide();
  useSendTicks();
  return (
    <div className={styles.bakePage}>
      <Page
        title={t("bake_list.title")}
        actions={
          list &&
          hasWork(list) && (
            <>
              {isWide && (
                <ButtonLink icon={Maximize} href={pathTo("/bake-list/kitchen")}>
                  {t("bake_list.kitchen")}
                </ButtonLink>
              )}
              <BakeShareMenu list={list} />
              <IconButton
                label={t("common.print")}
                icon={Printer}
                iconSize="l"
                onPress={() => window.print()}
              />
            </>
          )
        }
      >
        <DayChoice view={view} />
        <Face view={view} query={query} list={list} />
      </Page>
    </div>
  );
}

/** Today, tomorrow, or a range of at most 31 days; a longer one is refused here with the reason. */
function DayChoice({ view }: { view: BakeView }) {
  const t = useT();
  const [, change] = useUrlParams();
  const [isChoosing, setChoosing] = useState(false);
  const [isTooLong, setTooLong] = useState(false);
  const show = (day: string | null) => {
    setTooLong(false);
    change({ day, from: null, to: null });
  };
  return (
    <>
      <Segmented
        className={styles.bakeDays}
        aria-label={t("bake_list.day")}
        value={view.choice}
        onChange={(choice) => {
          if (choice === "range") setChoosing(true);
          else show(choice === "today" ? null : choice);
        }}
        options={[
          { id: "today", label: t("common.today") },
          { id: "tomorrow", label: t("common.tomorrow") },
          { id: "range", label: t("bake_list.range"), onPress: () => setChoosing(true) },
        ]}
      />
      {isTooLong && (
        <Notice tone="danger" role="alert" className={styles.bakeDays}>
          {t("errors.range_too_long")}
        </Notice>
      )}
      {isChoosing && (
        <RangeSheet
          from={view.from}
          to={view.to}
          onClose={() => setChoosing(false)}
          onChoose={(first, last) => {
            const range = closeRange(first, last);
            const fits = isRange(range.from, range.to);
            setChoosing(false);
            setTooLong(!fits);
            if (fits) change({ day: null, ...range });
          }}
        />
      )}
    </>
  );
}

interface FaceProps {
  view: BakeView;
  query: ReturnType<typeof useCall<typeof getBakeList>>;
  /** What the query returned, with the ticks that wait for a network. */
  list: BakeListReply | undefined;
}

/** The list in each of its states: loading, failed, nothing to make, filled. */
function Face({ view, query, list }: FaceProps) {
  const t = useT();
  const format = useFormat();
  if (query.isPending) return <BakePaperSkeleton />;
  if (!list) return <BakeFailed query={query} />;
  if (!hasWork(list)) {
    return (
      <EmptyState
        icon={ChefHat}
        title={t("bake_list.empty_title")}
        text={
          <>
            <b className={styles.bakeEmptyDay}>
              {view.from === view.to ? format.longDay(view.from) : format.range(view.from, view.to)}
            </b>
            {t("bake_list.empty_text")}
          </>
        }
      >
        <ButtonLink
          variant="primary"
          isWide
          icon={Plus}
          href={pathTo("/orders/new", { date: view.from })}
        >
          {t("orders.add")}
        </ButtonLink>
      </EmptyState>
    );
  }
  return <BakePaper list={list} />;
}
