import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { notificationTexts as english } from "./en.ts";

/** What notifications say: only the server says it. */
export const notificationTexts: Translation<typeof english> = {
  a_customer: "顾客",
  nothing_to_do: "这里没有待办事项了",
  request_gone: "这条申请已不存在",
  request_received: "预订申请：{date}",
  request_text: "{name}：{items}",
  request_text_places: "{name}：{items}。{places}",
  request_quoted: "已报价：{name}",
  request_accepted: "已接单：{name}",
  request_declined: "已婉拒：{name}",
  request_withdrawn: "顾客已撤回：{name}",
  request_expired: "已过期：{name}",
  quote_accepted: "顾客接受报价：{name}",
  quote_accepted_text: "{items}，{date}，{amount}",
  request_waiting: plural("zh", { other: "{n} 条申请等待答复" }),
  orders_tomorrow: plural("zh", { other: "{date}：{n} 个订单" }),
  no_orders: "{date}：没有订单",
  first_at: "最早 {time}",
  day_full: "{date} 已约满",
  money_due: "有订金和待付金额到期",
  trial_ending: "免费试用将于 {date} 结束",
  payment_declined: "付款被拒",
  payment_declined_text: "请更新银行卡以保留套餐。",
  plan_changed: "套餐已变更",
  task_due: "任务：{title}",
  task_gone: "有任务到期",
  receipt_read: "票据已识别",
  receipt_failed: "有一张票据无法识别",
  accountant_emailed: "文件已发送给会计",
  new_device: "有新设备登录",
  new_device_text: "如果不是您本人，请更改密码。",
};
