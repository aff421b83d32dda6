import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { messages as english } from "./en.ts";

/** WhatsApp to clients, and what an owner reads both in a mail and on the screen. */
export const messages: Translation<typeof english> = {
  confirmation:
    "{first_name}，您好！已为您登记：{items}。\n{when}，{place}。\n合计：{total}。\n{link}",
  ready: "{first_name}，您好！您的订单已经做好了：{place}。\n待付：{balance}。\n{link}",
  reminder:
    "{first_name}，您好！温馨提醒：{date} 的订单（{number}）还有 {amount} 未付。如已付款，请忽略此消息。谢谢您！{business}\n{link}",
  deposit:
    "{first_name}，您好！温馨提醒：{date} 的订单（{number}）的订金 {amount} 还未付，全部待付金额为 {balance}。如已付款，请忽略此消息。谢谢您！{business}\n{link}",
  on_the_way:
    "{first_name}，您好！您的订单已经出发，正在送往您那里。祝您用餐愉快！\n待付：{balance}。\n{link}",
  moved: "{first_name}，您好！您的订单改期了：{when}，{place}。其他内容不变。\n{link}",
  canceled:
    "{first_name}，您好！您 {date} 的订单（{items}）已取消。如有疑问，请随时联系我们。{business}",
  quote: "{first_name}，您好！报价如下：{items}，{when}，共 {total}。您看可以吗？\n{link}",
  balance:
    "{first_name}，您好！{date} 的订单（{items}）还需付 {balance}。谢谢您！{business}\n{link}",
  when: "{date} {time}",
  place_pickup: "自取：{address}",
  place_pickup_open: "自取",
  place_delivery: "配送至：{address}",
  place_delivery_open: "配送",
  more_items: plural("zh", { other: "另有 {n} 项" }),
  changed:
    "{first_name}，您好！您的订单有变更：{items}。\n{when}，{place}。\n合计：{total}。\n{link}",
  kind_confirmation: "订单确认",
  kind_ready: "订单已备好",
  kind_reminder: "付款提醒",
  kind_deposit: "订金提醒",
  kind_on_the_way: "订单配送中",
  kind_moved: "改期通知",
  kind_canceled: "订单取消",
  kind_quote: "报价",
  kind_balance: "待付金额",
  kind_changed: "订单变更",
  mail_declined_text: "您的注册未能通过审核。",
  mail_reason: "原因如下：",
};
