import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { BakeItemRow } from "./BakeItemRow.tsx";
import { BakeOrderList } from "./BakeOrders.tsx";
import type { BakeListReply } from "./bake-list.types.ts";
import { deadlineOf, groupByCategory } from "./bake-items.rules.ts";
import type { BakeOrder } from "./bake-items.rules.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./bake.module.css";
import cardStyles from "../../ui/Card.module.css";
import skeletonStyles from "../../ui/Skeleton.module.css";

/** The sheet on the wall: the day, then each category with what to make of it. */
export function BakePaper({ list }: { list: BakeListReply }) {
  const t = useT();
  const format = useFormat();
  const isOneDay = list.from === list.to;
  return (
    <article className={joinClasses(cardStyles.card, cardStyles.cardFlush, styles.bakePaper)}>
      <header className={styles.bakeHead}>
        <p className={joinClasses("heavy", styles.bakeDate)}>
          {isOneDay ? format.longDay(list.from) : format.range(list.from, list.to)}
        </p>
        <Summary list={list} isOneDay={isOneDay} />
      </header>
      {groupByCategory(list.items).map(({ category, items, madeCount }) => (
        <section key={category ?? ""}>
          <h2 className={styles.bakeCategory}>
            <span dir="auto">{category ?? t("bake_list.other")}</span>
            <span className={styles.bakeCount}>
              {t("common.made_of_quantity", { made: madeCount, quantity: items.length })}
            </span>
          </h2>
          <ul className={styles.bakeItems}>
            {items.map((item) => (
              <li key={item.key}>
                <BakeItemRow item={item} from={list.from} to={list.to} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {list.withoutItems.length > 0 && (
        <section>
          <h2 className={styles.bakeCategory}>{t("bake_list.without_items")}</h2>
          <div className={styles.bakeBare}>
            <BakeOrderList label={t("bake_list.without_items")} orders={list.withoutItems} />
          </div>
        </section>
      )}
    </article>
  );
}

function Summary({ list, isOneDay }: { list: BakeListReply; isOneDay: boolean }) {
  const t = useT();
  const format = useFormat();
  const next = isOneDay ? deadlineOf(ordersOf(list)) : null;
  const words = [
    t("bake_list.orders", { n: list.ordersCount }),
    t("bake_list.kinds", { n: list.items.length }),
    ...(next ? [t("bake_list.next", { time: format.time(next.time) })] : []),
  ];
  return <p className={styles.bakeSummary}>{words.join(" · ")}</p>;
}

function ordersOf({ items, withoutItems }: BakeListReply): BakeOrder[] {
  return [...items.flatMap(({ orders }) => orders), ...withoutItems];
}

/** The sheet on its way, in the shape that it will have. */
export function BakePaperSkeleton() {
  const t = useT();
  return (
    <div
      className={joinClasses(cardStyles.card, cardStyles.cardFlush, styles.bakePaper)}
      aria-busy="true"
    >
      <p role="status" className="sr-only">
        {t("bake_list.loading")}
      </p>
      <div aria-hidden="true">
        <div className={styles.bakeHead}>
          <Skeleton width="64%" height="24px" />
          <span className={skeletonStyles.skeletonLine}>
            <Skeleton width="48%" />
          </span>
        </div>
        {[2, 3].map((rows) => (
          <div key={rows}>
            <div className={styles.bakeCategory}>
              <Skeleton width="64px" />
              <Skeleton width="40px" />
            </div>
            <div className={styles.bakeItems}>
              {Array.from({ length: rows }, (_, index) => (
                <div key={index} className={styles.bakeRow}>
                  <Skeleton width="36px" height="32px" />
                  <div>
                    <span className={skeletonStyles.skeletonLine}>
                      <Skeleton width={`${56 - index * 8}%`} height="16px" />
                    </span>
                    <span className={skeletonStyles.skeletonLine}>
                      <Skeleton width="30%" />
                    </span>
                  </div>
                  <Skeleton width="32px" height="32px" />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
