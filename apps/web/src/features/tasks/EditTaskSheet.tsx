import { deleteTask, listTasks, updateTask } from "@marzipan/contract/tasks";
import { justDeleted } from "../../platform/undo/just-deleted.ts";
import { CalendarX, Trash2 } from "lucide-react";
import { useState } from "react";
import type * as z from "zod/mini";
import { useAct } from "../../platform/api/queries.ts";
import { fieldsOf, useErrorText } from "../../platform/errors/error-text.ts";
import { Field } from "../../platform/forms/Field.tsx";
import { useSubmit } from "../../platform/forms/use-submit.ts";
import { useZodForm } from "../../platform/forms/use-zod-form.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { TextButton } from "../../ui/TextLink.tsx";
import { DueField } from "./DueField.tsx";
import { TaskEditSchema } from "./task-form.rules.ts";
import type { TaskRow } from "./tasks.types.ts";
import styles from "./tasks.module.css";

interface EditTaskSheetProps {
  task: TaskRow;
  onClose: () => void;
}

/** Changes a task's words and day, or deletes it. */
export function EditTaskSheet({ task, onClose }: EditTaskSheetProps) {
  const t = useT();
  const errorText = useErrorText();
  const [opened] = useState(task);
  const [isAsking, setAsking] = useState(false);
  const act = useAct(updateTask);
  const form = useZodForm(TaskEditSchema, {
    defaultValues: { title: task.title, dueDate: task.dueDate },
  });
  const onSubmit = useSubmit(form, async (values: z.output<typeof TaskEditSchema>) => {
    await act.mutateAsync({
      params: { id: task.id },
      body: { ...values, expectedUpdatedAt: opened.updatedAt },
    });
    onClose();
  });
  const { control } = form;
  if (isAsking) return <DeleteTaskDialog task={task} onClose={onClose} />;
  return (
    <Sheet
      isOpen
      size="small"
      title={t("tasks.edit_title")}
      closeLabel={t("common.close")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onSubmit={onSubmit}
      foot={
        <Button type="submit" variant="primary" isWide isPending={act.isPending}>
          {t("tasks.save")}
        </Button>
      }
    >
      <Field control={control} name="title">
        {(field) => <TextField {...field} label={t("tasks.title_label")} direction="auto" />}
      </Field>
      <Field control={control} name="dueDate">
        {(field) => (
          <div className={styles.taskDueField}>
            <DueField {...field} />
            {field.value !== null && (
              <TextButton icon={CalendarX} onPress={() => field.onChange(null)}>
                {t("tasks.no_date")}
              </TextButton>
            )}
          </div>
        )}
      </Field>
      {act.error && fieldsOf(act.error).length === 0 && (
        <Notice tone="danger" role="alert">
          {errorText(act.error)}
        </Notice>
      )}
      <Button variant="quiet" icon={Trash2} onPress={() => setAsking(true)}>
        {t("tasks.delete")}
      </Button>
    </Sheet>
  );
}

function DeleteTaskDialog({ task, onClose }: EditTaskSheetProps) {
  const t = useT();
  const errorText = useErrorText();
  const deleting = useAct(deleteTask, {
    onSuccess: () => {
      justDeleted(listTasks).keep(task);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("tasks.delete")}
      confirmLabel={t("common.delete")}
      cancelLabel={t("common.cancel")}
      isPending={deleting.isPending}
      onConfirm={() => deleting.mutate({ params: { id: task.id } })}
      error={deleting.error && errorText(deleting.error)}
    >
      <p>{t("tasks.delete_text", { title: task.title })}</p>
    </ConfirmDialog>
  );
}
