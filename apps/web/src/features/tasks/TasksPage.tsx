import { listTasks } from "@marzipan/contract/tasks";
import { justDeleted } from "../../platform/undo/just-deleted.ts";
import { ListChecks } from "lucide-react";
import { usePages } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ToDeleted } from "../../platform/lists/ListPage.tsx";
import { putBack } from "../../platform/undo/put-back.ts";
import type { UndoRow } from "../../platform/undo/put-back.ts";
import { SectionHead } from "../../ui/Card.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { LoadMore } from "../../ui/LoadMore.tsx";
import { useToday } from "../../platform/calendar/use-today.ts";
import { Page } from "../../platform/screen/Page.tsx";
import { DoneTasks } from "./DoneTasks.tsx";
import { TaskAdd } from "./TaskAdd.tsx";
import { TaskLine } from "./TaskLine.tsx";
import { TasksSkeleton } from "./TasksSkeleton.tsx";
import { compareTasks, groupByDue, withTicked } from "./task-groups.rules.ts";
import type { DueGroup } from "./task-groups.rules.ts";
import type { TaskRow } from "./tasks.types.ts";
import { useTicking } from "./use-ticking.ts";
import type { Ticking } from "./use-ticking.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./tasks.module.css";
import cardStyles from "../../ui/Card.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** The tasks: a line to add one, the open ones by when they are due, then those that are done. */
export function TasksPage() {
  const t = useT();
  const ticking = useTicking();
  return (
    <Page title={t("tasks.title")}>
      <div className={styles.tasksPage}>
        <div className={cardStyles.card}>
          <TaskAdd />
        </div>
        <OpenTasks ticking={ticking} />
        <DoneTasks ticking={ticking} />
        <ToDeleted href={pathTo("/tasks/deleted")} />
      </div>
    </Page>
  );
}

/**
 * The open tasks, at most 50 a page. Those ticked on this visit stay at their places, and deleted
 * ones offer Undo.
 */
function OpenTasks({ ticking }: { ticking: Ticking }) {
  const t = useT();
  const errorText = useErrorText();
  const list = usePages(listTasks, { query: { completed: "false", limit: 50 } });
  const deleted = justDeleted(listTasks)
    .useItems()
    .filter((task) => !task.completed);
  const rows = putBack(withTicked(list.items, ticking.ticked), deleted, compareTasks);

  if (list.isPending) return <TasksSkeleton />;
  if (list.isError && !list.data) {
    return (
      <ErrorState
        title={t("tasks.load_failed")}
        text={errorText(list.error)}
        retryLabel={t("common.try_again")}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState icon={ListChecks} title={t("tasks.empty_title")} text={t("tasks.empty_text")} />
    );
  }
  return (
    <>
      <Groups rows={rows} onTicked={ticking.onTicked} />
      {list.hasNextPage && (
        <LoadMore
          label={t("common.load_more")}
          hasMore
          isPending={list.isFetchingNextPage}
          onPress={() => void list.fetchNextPage()}
          error={list.isFetchNextPageError ? errorText(list.error) : undefined}
        />
      )}
    </>
  );
}

interface GroupsProps {
  rows: readonly UndoRow<TaskRow>[];
  onTicked: Ticking["onTicked"];
}

/** The tasks under the heads of when they are due: overdue, today, later, without a date. */
function Groups({ rows, onTicked }: GroupsProps) {
  const t = useT();
  const today = useToday();
  const heads: Record<DueGroup, string> = {
    overdue: t("tasks.overdue"),
    today: t("common.today"),
    later: t("tasks.later"),
    no_date: t("tasks.no_date"),
  };
  return groupByDue(rows, today).map((one) => (
    <section
      key={one.group}

      className={joinClasses(cardStyles.card, styles.taskGroup)}
    >
      <SectionHead title={heads[one.group]} />
      <ul className={styles.taskList}>
        {one.rows.map(({ item, isDeleted }) => (
          <li key={item.id}>
            <TaskLine task={item} isDeleted={isDeleted} onTicked={onTicked} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
