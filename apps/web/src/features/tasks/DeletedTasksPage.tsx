import { listTasks, restoreTask } from "@marzipan/contract/tasks";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { DeletedList } from "../../platform/lists/DeletedList.tsx";
import { pathTo } from "../../platform/url/path-to.ts";

/** The deleted tasks. */
export function DeletedTasksPage() {
  const t = useT();
  return (
    <DeletedList
      backTo={pathTo("/tasks")}
      list={listTasks}
      ask={{ query: { deleted: "true" } }}
      restore={restoreTask}
      lead={t("tasks.deleted_empty_text")}
      failedTitle={t("tasks.load_failed")}
      show={({ title }) => ({ title })}
      deletedOn={(date) => t("tasks.deleted_on", { date })}
      restored={({ title }) => t("tasks.restored", { name: title })}
    />
  );
}
