import { listTasks, restoreTask } from "@marzipan/contract/tasks";
import { dayIn } from "@marzipan/domain/dates";
import { Trash2 } from "lucide-react";
import { useAct, usePages } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { PagedList } from "../../platform/lists/PagedList.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { useToast } from "../../platform/toast/use-toast.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Page } from "../../platform/screen/Page.tsx";
import { deletedTasks } from "./deleted-tasks.ts";
import { TasksSkeleton } from "./TasksSkeleton.tsx";
import type { TaskRow } from "./tasks.types.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./tasks.module.css";
import cardStyles from "../../ui/Card.module.css";
import fieldFrameStyles from "../../ui/FieldFrame.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** Tasks deleted within the last 30 days, each with the way back (rulings §4). */
export function DeletedTasksPage() {
  const t = useT();
  return (
    <Page title={t("common.recently_deleted")} backTo={pathTo("/tasks")}>
      <List />
    </Page>
  );
}

function List() {
  const t = useT();
  const list = usePages(listTasks, { query: { deleted: "true" } });
  return (
    <PagedList
      list={list}
      skeleton={<TasksSkeleton />}
      failedTitle={t("tasks.load_failed")}
      empty={
        list.items.length === 0 ? (
          <EmptyState
            icon={Trash2}
            title={t("tasks.deleted_empty_title")}
            text={t("tasks.deleted_empty_text")}
          />
        ) : null
      }
    >
      <div className={cardStyles.card}>
        <p className={styles.taskDeletedDay}>{t("tasks.deleted_empty_text")}</p>
        <ul className={styles.taskList} aria-label={t("common.recently_deleted")}>
          {list.items.map((task) => (
            <li key={task.id}>
              <DeletedTask task={task} />
            </li>
          ))}
        </ul>
      </div>
    </PagedList>
  );
}

function DeletedTask({ task }: { task: TaskRow }) {
  const t = useT();
  const format = useFormat();
  const errorText = useErrorText();
  const showToast = useToast();
  const { timeZone } = useMe().business;
  const restoring = useAct(restoreTask, {
    onSuccess: () => {
      deletedTasks.forget(task.id);
      showToast(t("tasks.restored", { name: task.title }));
    },
  });
  return (
    <div className={joinClasses(styles.task, styles.taskDeleted)}>
      <div className={styles.taskDeletedWords}>
        <p dir="auto">{task.title}</p>
        {task.deletedAt !== null && (
          <p className={styles.taskDeletedDay}>
            {t("tasks.deleted_on", {
              date: format.date(dayIn(timeZone, new Date(task.deletedAt))),
            })}
          </p>
        )}
        {restoring.error && (
          <p className={fieldFrameStyles.fieldError}>{errorText(restoring.error)}</p>
        )}
      </div>
      <Button
        isPending={restoring.isPending}
        onPress={() => restoring.mutate({ params: { id: task.id } })}
      >
        {t("common.restore")}
      </Button>
    </div>
  );
}
