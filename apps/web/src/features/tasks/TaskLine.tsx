import { listTasks, restoreTask } from "@marzipan/contract/tasks";
import { justDeleted } from "../../platform/undo/just-deleted.ts";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { useAct } from "../../platform/api/queries.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { DeletedName, UndoNotice } from "../../platform/undo/UndoNotice.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { EditTaskSheet } from "./EditTaskSheet.tsx";
import { TaskTick } from "./TaskTick.tsx";
import type { TaskRow } from "./tasks.types.ts";
import type { Ticking } from "./use-ticking.ts";
import styles from "./tasks.module.css";

interface TaskLineProps {
  task: TaskRow;
  /** It was deleted a moment ago: Undo stands in its place. */
  isDeleted?: boolean;
  onTicked: Ticking["onTicked"];
}

/** A task of the list with its box, its day and the way to change it. */
export function TaskLine({ task, isDeleted = false, onTicked }: TaskLineProps) {
  const t = useT();
  const [isEditing, setEditing] = useState(false);
  if (isDeleted) return <UndoTask task={task} />;
  return (
    <TaskTick isUnderHead task={task} onTicked={onTicked}>
      <IconButton
        label={t("tasks.edit", { title: task.title })}
        icon={Pencil}
        iconSize="s"
        className={styles.taskEdit}
        onPress={() => setEditing(true)}
      />
      {isEditing && <EditTaskSheet task={task} onClose={() => setEditing(false)} />}
    </TaskTick>
  );
}

function UndoTask({ task }: { task: TaskRow }) {
  const act = useAct(restoreTask, {
    onSuccess: () => justDeleted(listTasks).forget(task.id),
  });
  return (
    <UndoNotice act={act} onUndo={() => act.mutate({ params: { id: task.id } })}>
      <DeletedName name={task.title} />
    </UndoNotice>
  );
}
