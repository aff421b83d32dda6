import { listTasks } from "@marzipan/contract/tasks";
import { justDeleted } from "../../platform/undo/just-deleted.ts";
import { ChevronDown } from "lucide-react";
import { usePages } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { putBack } from "../../platform/undo/put-back.ts";
import { Icon } from "../../ui/Icon.tsx";
import { LoadMore } from "../../ui/LoadMore.tsx";
import { TaskLine } from "./TaskLine.tsx";
import type { TaskRow } from "./tasks.types.ts";
import type { Ticking } from "./use-ticking.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./tasks.module.css";
import cardStyles from "../../ui/Card.module.css";

function latestFirst(one: TaskRow, other: TaskRow): number {
  return (other.completedAt ?? "").localeCompare(one.completedAt ?? "");
}

/** What is done already, the latest first, folded away; what was ticked on this visit stands above. */
export function DoneTasks({ ticking }: { ticking: Ticking }) {
  const t = useT();
  const errorText = useErrorText();
  const list = usePages(listTasks, { query: { completed: "true", limit: 20 } });
  const deleted = justDeleted(listTasks)
    .useItems()
    .filter((task) => task.completed);
  const ticked = new Set(ticking.ticked.map(({ id }) => id));
  const done = list.items.filter(({ id }) => !ticked.has(id));
  if (done.length === 0 && deleted.length === 0) return null;
  return (
    <details className={joinClasses(cardStyles.card, styles.taskDone)}>
      <summary>
        {t("tasks.done")}
        <Icon of={ChevronDown} size="s" />
      </summary>
      <ul className={styles.taskList}>
        {putBack(done, deleted, latestFirst).map(({ item, isDeleted }) => (
          <li key={item.id}>
            <TaskLine task={item} isDeleted={isDeleted} onTicked={ticking.onTicked} />
          </li>
        ))}
      </ul>
      <LoadMore
        label={t("common.load_more")}
        hasMore={list.hasNextPage}
        isPending={list.isFetchingNextPage}
        onPress={() => void list.fetchNextPage()}
        error={list.isFetchNextPageError ? errorText(list.error) : undefined}
      />
    </details>
  );
}
