import type { Translation } from "../core.ts";
import type { tasks as english } from "./en.ts";

/** Tasks: what is to be done, and by when. */
export const tasks: Translation<typeof english> = {
  title: "待办事项",
  add: "添加待办",
  new_label: "要做什么？",
  title_label: "待办事项",
  due_date: "截止日期",
  overdue: "已逾期",
  later: "以后",
  no_date: "无日期",
  done: "已完成",
  mark_done: "完成：{title}",
  edit: "编辑：{title}",
  edit_title: "编辑待办",
  save: "保存待办",
  delete: "删除待办",
  delete_text: "要删除“{title}”吗？30 天内可从“最近删除”中恢复。",
  loading: "正在加载待办",
  load_failed: "待办加载失败",
  empty_title: "没有待办",
  empty_text: "把不能忘的事记下来：订面粉、寄单据。",
  all_done: "全部完成。",
  deleted_on: "删除于 {date}",
  deleted_empty_text: "删除的待办事项会在这里保留 30 天，可以恢复。",
  restored: "已恢复：{name}",
};
