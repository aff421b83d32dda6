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
  ring: "在此设备上通知我",
  ring_hint: "Marzipan 关闭时也会通知。",
  discreet: "隐藏姓名和金额",
  discreet_hint: "锁屏上只显示消息类型。",
  unsupported: "此浏览器无法显示通知。",
  needs_home_screen:
    "在 iPhone 和 iPad 上，请先将 Marzipan 添加到主屏幕：点“分享”，再点“添加到主屏幕”。从那里打开后再回到这里。",
  denied: "Marzipan 的通知已被阻止。请在浏览器或手机设置中允许后重试。",
  failed: "无法开启通知。请重试。",
};
