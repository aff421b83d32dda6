import type { Translation } from "../core.ts";
import type { messages as english } from "./en.ts";

/** WhatsApp to clients, and what an owner reads both in a mail and on the screen. */
export const messages: Translation<typeof english> = {
  confirmation:
    "{name}，您好！您的订单（{number}）已登记，时间是 {date} {time}，合计 {amount}。谢谢您！{business}",
  confirmation_no_time:
    "{name}，您好！您的订单（{number}）已登记，日期是 {date}，合计 {amount}。谢谢您！{business}",
  ready:
    "{name}，您好！您的订单（{number}）已经做好，可以来取了。我们营业到 {time}，期待您的光临！{business}",
  ready_no_time: "{name}，您好！您的订单（{number}）已经做好，可以来取了。期待您的光临！{business}",
  reminder:
    "{name}，您好！温馨提醒：{date} 的订单（{number}）还有 {amount} 未付。如已付款，请忽略此消息。谢谢您！{business}",
  deposit:
    "{name}，您好！温馨提醒：{date} 的订单（{number}）的订金 {amount} 还未付，全部待付金额为 {balance}。如已付款，请忽略此消息。谢谢您！{business}",
  on_the_way:
    "{name}，您好！您的订单（{number}）已经出发，正在送往您那里。祝您用餐愉快！{business}",
  kind_confirmation: "订单确认",
  kind_ready: "订单已备好",
  kind_reminder: "付款提醒",
  kind_deposit: "订金提醒",
  kind_on_the_way: "订单配送中",
  mail_declined_text: "您的注册未能通过审核。",
  mail_reason: "原因如下：",
};
