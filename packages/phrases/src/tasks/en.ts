import type { PhraseBook } from "../core.ts";

/** Tasks: what is to be done, and by when. */
export const tasks = {
  title: "Tasks",
  add: "Add task",
  new_label: "What needs to be done?",
  title_label: "Task",
  due_date: "Due date",
  overdue: "Overdue",
  later: "Later",
  no_date: "No date",
  done: "Done",
  mark_done: "Done: {title}",
  edit: "Edit: {title}",
  edit_title: "Edit task",
  save: "Save task",
  delete: "Delete task",
  delete_text: "Delete “{title}”? You can restore it from Recently deleted for 30 days.",
  loading: "Loading tasks",
  load_failed: "We couldn’t load the tasks",
  empty_title: "No tasks",
  empty_text: "Write down what you don’t want to forget: flour to order, papers to send.",
  all_done: "All done.",
  deleted_on: "Deleted on {date}",
  deleted_empty_text: "Deleted tasks stay here for 30 days. You can restore them.",
  restored: "Restored: {name}",
} as const satisfies PhraseBook;
