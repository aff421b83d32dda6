import type { Translation } from "../core.ts";
import type { calendarFeed as english } from "./en.ts";

/** The orders in a calendar program of one's own. */
export const calendarFeed: Translation<typeof english> = {
  name: "{business}：订单",
  text: "手机、Google 或 Outlook 日历会在对应日期显示每一笔订单，与您的其他日程放在一起。日历会自行检查更新，改动通常在几小时内出现。",
  secret: "任何拿到此链接的人都能看到顾客的姓名、电话、地址和订单。请勿外传。",
  link: "日历链接",
  add_here: "添加到此设备",
  add_google: "添加到 Google 日历",
  renew_text: "使用旧链接的日历将不再显示您的订单。",
  end: "停用链接",
  end_text: "使用此链接的日历将不再显示您的订单。",
  ended: "链接已停用",
};
