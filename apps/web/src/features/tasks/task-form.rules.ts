import { CalendarDate, requiredText } from "@marzipan/contract/primitives";
import { addDays } from "@marzipan/domain/dates";
import * as z from "zod/mini";

/** The ways to say when a new task is due. */
export const dueChoices = ["today", "tomorrow", "none", "day"] as const;

/** A way to say when a new task is due. */
export type DueChoice = (typeof dueChoices)[number];

/** What is typed to add a task; a day of one's own must be given when it is chosen. */
export const TaskAddSchema = z
  .object({
    title: requiredText(300),
    due: z.enum(dueChoices),
    day: z.nullable(CalendarDate),
  })
  .check(
    z.refine(({ due, day }) => due !== "day" || day !== null, {
      error: "required",
      path: ["day"],
    }),
  );

/** What is typed to change a task. */
export const TaskEditSchema = z.object({
  title: requiredText(300),
  dueDate: z.nullable(CalendarDate),
});

/** Returns the due date that a choice means, `yyyy-mm-dd` or `null`; `today` is the business's. */
export function dueDateOf(due: DueChoice, day: string | null, today: string): string | null {
  switch (due) {
    case "today":
      return today;
    case "tomorrow":
      return addDays(today, 1);
    case "day":
      return day;
    case "none":
      return null;
  }
}
