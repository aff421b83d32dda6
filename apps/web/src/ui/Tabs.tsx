import { useLayoutEffect, useRef } from "react";
import type { ReactNode, RefObject } from "react";
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from "react-aria-components/Tabs";
import { joinClasses } from "./joinClasses.ts";
import { Skeleton } from "./Skeleton.tsx";
import { useChosenInSight } from "./useChosenInSight.ts";
import styles from "./Tabs.module.css";

/** One tab; its content is drawn by the caller. */
export interface TabItem<Id extends string = string> {
  id: Id;
  label: ReactNode;
  isDisabled?: boolean;
}

/**
 * Gives the panel the id that the chosen tab points to: react-aria keeps the one with which a panel was drawn first.
 */
function usePanelOf(value: string): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tab = panel.current?.parentElement?.querySelector("[role=tab][aria-selected=true]");
    const id = tab?.getAttribute("aria-controls");
    if (panel.current && id) panel.current.id = id;
  }, [value]);
  return panel;
}

export interface TabsProps<Id extends string> {
  /** What the tabs choose between, read aloud. */
  label: string;
  items: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** The content of the chosen tab. */
  children: ReactNode;
  className?: string | undefined;
}

/** Tabs with words. The caller draws the chosen tab's content as children. */
export function Tabs<Id extends string>({
  label,
  items,
  value,
  onChange,
  children,
  className,
}: TabsProps<Id>) {
  const line = useChosenInSight(value);
  const panel = usePanelOf(value);
  return (
    <AriaTabs
      selectedKey={value}
      onSelectionChange={(id) => onChange(id as Id)}
      className={joinClasses(className)}
    >
      <TabList ref={line} aria-label={label} className={joinClasses(styles.tabList)}>
        {items.map((item) => (
          <Tab
            key={item.id}
            id={item.id}
            isDisabled={item.isDisabled ?? false}
            className={joinClasses(styles.tab)}
          >
            {item.label}
            <span className={styles.tabLine} />
          </Tab>
        ))}
      </TabList>
      <TabPanel ref={panel} id={value} className={joinClasses(styles.tabPanel)}>
        {children}
      </TabPanel>
    </AriaTabs>
  );
}

/** A tab that shows a number over its word. */
export interface CountTabItem<Id extends string = string> extends TabItem<Id> {
  /** The number as shown; undefined while it loads. */
  count: ReactNode;
}

/** Tabs whose number stands over the word, as on the orders page. */
export function CountTabs<Id extends string>({
  label,
  items,
  value,
  onChange,
  children,
  className,
}: Omit<TabsProps<Id>, "items"> & { items: readonly CountTabItem<Id>[] }) {
  const line = useChosenInSight(value);
  const panel = usePanelOf(value);
  return (
    <AriaTabs
      selectedKey={value}
      onSelectionChange={(id) => onChange(id as Id)}
      className={joinClasses(className)}
    >
      <TabList ref={line} aria-label={label} className={joinClasses(styles.countTabs)}>
        {items.map((item) => (
          <Tab
            key={item.id}
            id={item.id}
            isDisabled={item.isDisabled ?? false}
            className={joinClasses(styles.countTab)}
          >
            <b>{item.count ?? <Skeleton width="26px" height="24px" />}</b>
            <span>{item.label}</span>
            <span className={styles.tabLine} />
          </Tab>
        ))}
      </TabList>
      <TabPanel ref={panel} id={value} className={joinClasses(styles.tabPanel)}>
        {children}
      </TabPanel>
    </AriaTabs>
  );
}
