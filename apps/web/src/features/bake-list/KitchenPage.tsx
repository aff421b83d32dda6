import { getBakeList } from "@marzipan/contract/bake-list";
import { addDays } from "@marzipan/domain/dates";
import { ChefHat, ChevronDown, CircleCheck, EyeOff, Volume2, VolumeX, X } from "lucide-react";
import { useState } from "react";
import { useCall } from "../../platform/api/queries.ts";
import { useBusinessClock } from "../../platform/calendar/use-business-clock.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useTitle } from "../../platform/screen/Page.tsx";
import { useWakeLock } from "../../platform/screen/use-wake-lock.ts";
import { pathTo } from "../../platform/url/path-to.ts";
import { Button } from "../../ui/Button.tsx";
import { Dots } from "../../ui/Dots.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton, IconLink } from "../../ui/IconButton.tsx";
import { BakeFailed } from "./BakeFailed.tsx";
import { BakeOrderList } from "./BakeOrders.tsx";
import { BakePaperSkeleton } from "./BakePaper.tsx";
import { KitchenNews } from "./KitchenNews.tsx";
import { KitchenRow } from "./KitchenRow.tsx";
import type { BakeListReply } from "./bake-list.types.ts";
import { hasWork, isMade } from "./bake-items.rules.ts";
import type { BakeGroup } from "./bake-items.rules.ts";
import { nextHandOver, splitInColumns } from "./kitchen.rules.ts";
import type { ListChanges } from "./kitchen.rules.ts";
import { useKitchenNews, useKitchenSound } from "./use-kitchen-news.ts";
import { useSendTicks, useWithWaiting } from "./use-tick.ts";
import styles from "./kitchen.module.css";

/** The bake list across a tablet beside the mixer: read from two meters, ticked with a knuckle (rulings §10.2). */
export function KitchenPage() {
  const t = useT();
  const { day: today, time } = useBusinessClock();
  const [isTomorrow, setTomorrow] = useState(false);
  const day = isTomorrow ? addDays(today, 1) : today;
  const query = useCall(getBakeList, { query: { from: day, to: day } });
  const list = useWithWaiting(query.data);
  const isAwake = useWakeLock();
  const [isSoundOn, toggleSound] = useKitchenSound();
  useTitle(t("bake_list.kitchen"));
  useSendTicks();
  return (
    <div data-part="kitchen" className={styles.kitchen}>
      <header className={styles.kitchenHead}>
        <Clock time={time} />
        <Day day={day} list={list} />
        <Button onPress={() => setTomorrow(!isTomorrow)}>
          {t(isTomorrow ? "common.today" : "common.tomorrow")}
        </Button>
        <IconButton
          isOutlined
          label={t("bake_list.sound")}
          icon={isSoundOn ? Volume2 : VolumeX}
          aria-pressed={isSoundOn}
          onPress={toggleSound}
        />
        <IconLink
          isOutlined
          label={t("common.close")}
          icon={X}
          href={pathTo("/bake-list", { day: isTomorrow ? "tomorrow" : null })}
        />
      </header>
      {!isAwake && (
        <p className={styles.kitchenAsleep}>
          <Icon of={EyeOff} />
          {t("bake_list.may_sleep")}
        </p>
      )}
      <Face query={query} list={list} isSoundOn={isSoundOn} />
    </div>
  );
}

function Clock({ time }: { time: string }) {
  const { digits, period } = useFormat().timeParts(time);
  return (
    <p className={styles.kitchenClock}>
      {digits} <small>{period}</small>
    </p>
  );
}

function Day({ day, list }: { day: string; list: BakeListReply | undefined }) {
  const t = useT();
  const format = useFormat();
  const next = list ? nextHandOver(list) : null;
  return (
    <div className={styles.kitchenDay}>
      <h1>{format.longDay(day)}</h1>
      {next && (
        <p>
          <Dots>
            {t("bake_list.next", { time: format.time(next.deliveryTime) })}
            <bdi>{next.clientName}</bdi>
          </Dots>
        </p>
      )}
    </div>
  );
}

interface FaceProps {
  query: ReturnType<typeof useCall<typeof getBakeList>>;
  list: BakeListReply | undefined;
  isSoundOn: boolean;
}

function Face({ query, list, isSoundOn }: FaceProps) {
  if (query.isPending) return <BakePaperSkeleton />;
  if (!list) return <BakeFailed query={query} />;
  return <Board list={list} isSoundOn={isSoundOn} />;
}

function Board({ list, isSoundOn }: { list: BakeListReply; isSoundOn: boolean }) {
  const t = useT();
  const [changes, onSeen] = useKitchenNews(list, isSoundOn);
  const open = list.items.filter((item) => !isMade(item));
  const columns = splitInColumns(open).filter((groups) => groups.length > 0);
  return (
    <>
      <KitchenNews changes={changes} onSeen={onSeen} />
      <div className={styles.kitchenBoard}>
        {!hasWork(list) && (
          <EmptyState
            icon={ChefHat}
            title={t("bake_list.empty_title")}
            text={t("bake_list.empty_text")}
          />
        )}
        <div className={styles.kitchenColumns}>
          {columns.map((groups) => (
            <Column
              key={groups[0]?.items[0]?.key}
              groups={groups}
              day={list.from}
              changes={changes}
            />
          ))}
        </div>
        <Done list={list} changes={changes} />
        {list.withoutItems.length > 0 && (
          <section>
            <h2 className={styles.kitchenCategory}>{t("bake_list.without_items")}</h2>
            <BakeOrderList label={t("bake_list.without_items")} orders={list.withoutItems} />
          </section>
        )}
      </div>
    </>
  );
}

interface ColumnProps {
  groups: readonly BakeGroup[];
  day: string;
  changes: ListChanges;
}

const changeOf = ({ sums }: ListChanges, key: string): number =>
  sums.find((sum) => sum.key === key)?.by ?? 0;

function Column({ groups, day, changes }: ColumnProps) {
  const t = useT();
  return (
    <div className={styles.kitchenColumn}>
      {groups.map(({ category, items }) => (
        <section key={category ?? ""}>
          <h2 className={styles.kitchenCategory}>
            <span dir="auto">{category ?? t("bake_list.other")}</span>
            <span>{t("bake_list.kinds", { n: items.length })}</span>
          </h2>
          <ul>
            {items.map((item) => (
              <li key={item.key}>
                <KitchenRow item={item} day={day} by={changeOf(changes, item.key)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** What is made, folded into one line that opens. */
function Done({ list, changes }: { list: BakeListReply; changes: ListChanges }) {
  const t = useT();
  const done = list.items.filter(isMade);
  if (done.length === 0) return null;
  return (
    <details className={styles.kitchenDone}>
      <summary>
        <Icon of={CircleCheck} />
        <span>
          {t("common.labelled", {
            label: t("bake_list.made_label"),
            value: t("common.made_of_quantity", { made: done.length, quantity: list.items.length }),
          })}
        </span>
        <Icon of={ChevronDown} />
      </summary>
      <ul className={styles.kitchenColumns}>
        {done.map((item) => (
          <li key={item.key}>
            <KitchenRow item={item} day={list.from} by={changeOf(changes, item.key)} />
          </li>
        ))}
      </ul>
    </details>
  );
}
