import type { FieldBinding } from "../../platform/forms/Field.tsx";
import { DayField } from "../../platform/calendar/DayField.tsx";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";

interface DueFieldProps extends FieldBinding<string | null> {
  className?: string | undefined;
}

/** The day by which a task is due. */
export function DueField({ className, ...field }: DueFieldProps) {
  const t = useT();
  return (
    <DayField
      {...field}
      {...(className !== undefined && { className })}
      label={t("tasks.due_date")}
    />
  );
}
