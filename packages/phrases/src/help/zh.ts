import type { Translation } from "../core.ts";
import type { help as english } from "./en.ts";

/** The help inside the app, and what it shares with the help pages. */
export const help: Translation<typeof english> = {
  for_page: "“{page}”页面的帮助",
  open: "本页帮助",
  search: "在帮助中搜索",
  helped: "这对您有帮助吗？",
  yes: "有",
  no: "没有",
  thanks: "感谢您的反馈。",
  whole: "查看全文",
  also: "与本页有关的更多内容",
  all: "全部帮助",
  found: "找到：{count}",
  nothing: "没有找到“{query}”",
  failed: "帮助加载失败",
  votes: "哪些有帮助",
  votes_text: "读者对帮助文章的评价，没有帮助的排在前面。",
  votes_empty: "还没有人评价",
  votes_line: "有：{helped}，没有：{notHelped}",
};
