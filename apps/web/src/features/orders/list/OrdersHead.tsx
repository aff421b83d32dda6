import { CalendarDays, List, Plus, Search } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { ButtonLink } from "../../../ui/Button.tsx";
import { IconButton, IconLink } from "../../../ui/IconButton.tsx";
import { SegmentLinks } from "../../../ui/SegmentLinks.tsx";
import { Page } from "../../../platform/screen/Page.tsx";
import { focusFirst } from "../../../ui/focusFirst.ts";
import { UntoldOrder } from "../acts/UntoldOrder.tsx";
import { OrderSearch } from "./OrderSearch.tsx";
import { joinClasses } from "../../../ui/joinClasses.ts";
import styles from "./orders.module.css";
import { pathTo } from "../../../platform/url/path-to.ts";

/** Where the calendar of orders stands. */
export const calendarHref = pathTo("/orders/calendar");

/** Where the list of orders stands. */
export const listHref = pathTo("/orders");

interface OrdersHeadProps {
  /** The page that is shown: the list or the calendar. */
  current: typeof listHref | typeof calendarHref;
  /** What is searched for, and what to do with new words. */
  q: string;
  onSearch: (q: string) => void;
  /** Beside the links between list and calendar, from 768 px. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The frame of list and calendar: title, search, the way between both, and adding an order. */
export function OrdersHead({ current, q, onSearch, tools, children }: OrdersHeadProps) {
  const t = useT();
  const [isSearching, setSearching] = useState(false);
  const isList = current === listHref;
  return (
    <Page
      title={t("orders.title")}
      wide={!isList}
      actions={
        <>
          <div className={joinClasses(styles.ordersWideOnly, styles.ordersHeadSearch)}>
            <OrderSearch q={q} onSearch={onSearch} />
          </div>
          <ButtonLink
            className={styles.ordersWideOnly}
            variant="primary"
            icon={Plus}
            href={pathTo("/orders/new")}
          >
            {t("orders.add")}
          </ButtonLink>
          <IconButton
            className={styles.ordersNarrowOnly}
            label={t("orders.search")}
            icon={Search}
            iconSize="l"
            aria-expanded={isSearching || q !== ""}
            onPress={() => setSearching((was) => !was)}
          />
          <IconLink
            className={styles.ordersNarrowOnly}
            label={isList ? t("orders.calendar") : t("orders.view_list")}
            icon={isList ? CalendarDays : List}
            iconSize="l"
            href={isList ? calendarHref : listHref}
          />
        </>
      }
    >
      {(isSearching || q !== "") && (
        <div
          ref={isSearching ? focusFirst : undefined}
          className={joinClasses(styles.ordersNarrowOnly, styles.ordersSearchRow)}
        >
          <OrderSearch q={q} onSearch={onSearch} />
        </div>
      )}
      <div
        data-part="orders-toolbar"
        className={joinClasses(styles.ordersToolbar, styles.ordersWideOnly)}
      >
        <SegmentLinks
          label={t("orders.ways_to_see")}
          currentHref={current}
          links={[
            { href: listHref, label: t("orders.view_list"), icon: List },
            { href: calendarHref, label: t("orders.calendar"), icon: CalendarDays },
          ]}
        />
        {tools}
      </div>
      {children}
      <UntoldOrder />
    </Page>
  );
}
