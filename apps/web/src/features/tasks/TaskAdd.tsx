import { createTask } from "@marzipan/contract/tasks";
import { CalendarDays, Plus } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { useWatch } from "react-hook-form";
import type * as z from "zod/mini";
import { useAct } from "../../platform/api/queries.ts";
import { fieldsOf, useErrorText } from "../../platform/errors/error-text.ts";
import { Field } from "../../platform/forms/Field.tsx";
import { useDraft } from "../../platform/forms/use-draft.ts";
import { useSubmit } from "../../platform/forms/use-submit.ts";
import { useZodForm } from "../../platform/forms/use-zod-form.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { Form } from "../../ui/Form.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Segmented } from "../../ui/Segmented.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { useToday } from "../../platform/calendar/use-today.ts";
import { DueField } from "./DueField.tsx";
import { TaskAddSchema, dueDateOf } from "./task-form.rules.ts";
import styles from "./tasks.module.css";

interface TaskAddProps {
  /** It was asked for just now: the words can be typed at once. */
  takesFocus?: boolean;
  /** Hears when a task is kept. */
  onAdded?: () => void;
}

/** The line that adds a task: what, and by when. */
export function TaskAdd({ takesFocus = false, onAdded }: TaskAddProps) {
  const t = useT();
  const errorText = useErrorText();
  const today = useToday();
  const titleId = useId();
  useEffect(() => {
    if (takesFocus) document.getElementById(titleId)?.focus();
  }, [takesFocus, titleId]);
  const act = useAct(createTask);
  const form = useZodForm(TaskAddSchema, {
    defaultValues: { title: "", due: "today", day: null },
  });
  const draft = useDraft(form, "task.new");
  const onSubmit = useSubmit(form, async (values: z.output<typeof TaskAddSchema>) => {
    const dueDate = dueDateOf(values.due, values.day, today);
    await act.mutateAsync({ body: { title: values.title, dueDate } });
    draft.discard();
    onAdded?.();
    document.getElementById(titleId)?.focus();
  });
  const { control } = form;
  const title = useWatch({ control, name: "title" });
  const [isBegun, setBegun] = useState(takesFocus);
  const isOpen = isBegun || title !== "" || act.isPending || act.error !== null;
  return (
    <Form className={styles.taskAdd} onSubmit={onSubmit}>
      <Field control={control} name="title">
        {(field) => (
          <TextField
            {...field}
            id={titleId}
            onFocus={() => setBegun(true)}
            className={styles.taskAddTitle}
            aria-label={t("tasks.new_label")}
            placeholder={t("tasks.new_label")}
            direction="auto"
          />
        )}
      </Field>
      {isOpen && (
        <>
          <Field control={control} name="due">
            {({ value, onChange }) => (
              <>
                <Segmented
                  className={styles.taskAddDue}
                  aria-label={t("tasks.due_date")}
                  value={value}
                  onChange={onChange}
                  options={[
                    { id: "today", label: t("common.today") },
                    { id: "tomorrow", label: t("common.tomorrow") },
                    { id: "none", label: t("tasks.no_date") },
                    { id: "day", label: t("common.date"), icon: CalendarDays, isIconOnly: true },
                  ]}
                />
                {value === "day" && (
                  <Field control={control} name="day">
                    {(field) => <DueField {...field} className={styles.taskAddDay} />}
                  </Field>
                )}
              </>
            )}
          </Field>
          <Button type="submit" variant="primary" icon={Plus} isPending={act.isPending}>
            {t("tasks.add")}
          </Button>
        </>
      )}
      {act.error && fieldsOf(act.error).length === 0 && (
        <Notice tone="danger" role="alert" className={styles.taskAddError}>
          {errorText(act.error)}
        </Notice>
      )}
    </Form>
  );
}
