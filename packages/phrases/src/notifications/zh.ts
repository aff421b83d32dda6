import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { notifications as english } from "./en.ts";

/** Notifications: the bell and what is new. */
export const notifications: Translation<typeof english> = {
  title: "最新动态",
  unread: plural("zh", { other: "最新动态：{n} 条未读" }),
  mark_all_read: "全部标为已读",
  open: "打开",
  accept: "接单，{amount}",
  is_unread: "未读",
  empty_title: "全部处理完毕",
  empty_text: "新的预订申请和其他动态会显示在这里。",
  load_failed: "无法加载最新动态",
  loading: "正在加载最新动态",
};
