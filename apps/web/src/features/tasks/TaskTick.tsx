import { updateTask } from "@marzipan/contract/tasks";
import type { ReactNode } from "react";
import { useAct } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import { useDayWords } from "../../platform/calendar/use-day-words.ts";
import { useToday } from "../../platform/calendar/use-today.ts";
import { dueGroupOf } from "./task-groups.rules.ts";
import type { TaskRow } from "./tasks.types.ts";
import type { Ticking } from "./use-ticking.ts";
import styles from "./tasks.module.css";

interface TaskTickProps {
  task: TaskRow;
  onTicked: Ticking["onTicked"];
  /** Stands under a head that says when it is due: today and overdue need no word of their own. */
  isUnderHead?: boolean;
  /** Buttons at the end. */
  children?: ReactNode;
}

/**
 * A task with its checkbox: ticked optimistically, and reverted with the reason when the server
 * could not be reached.
 */
export function TaskTick({ task, onTicked, isUnderHead = false, children }: TaskTickProps) {
  const t = useT();
  const errorText = useErrorText();
  const act = useAct(updateTask);
  const tick = (completed: boolean) => {
    onTicked(task, completed);
    act.mutate(
      { params: { id: task.id }, body: { completed } },
      { onError: () => onTicked(task, !completed) },
    );
  };
  return (
    <div className={styles.task}>
      <Checkbox
        isTask
        className={styles.taskCheck}
        isSelected={task.completed}
        onChange={tick}
        error={act.error && errorText(act.error)}
        aria-label={t("tasks.mark_done", { title: task.title })}
      >
        <span dir="auto">{task.title}</span>
      </Checkbox>
      {!task.completed && <Due dueDate={task.dueDate} isUnderHead={isUnderHead} />}
      {children}
    </div>
  );
}

function Due({ dueDate, isUnderHead }: { dueDate: string | null; isUnderHead: boolean }) {
  const t = useT();
  const days = useDayWords();
  const today = useToday();
  if (dueDate === null || (isUnderHead && dueDate === today)) return null;
  const isLate = dueGroupOf(dueDate, today) === "overdue";
  const words = (): string => {
    if (isLate && !isUnderHead) return t("tasks.overdue");
    return days.short(dueDate);
  };
  return <span className={joinClasses(styles.taskDue, isLate && styles.taskLate)}>{words()}</span>;
}
