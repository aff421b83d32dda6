import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { messages as english } from "./en.ts";

/** Texts that leave the house: WhatsApp to clients and mails. */
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
  on_the_way:
    "{name}，您好！您的订单（{number}）已经出发，正在送往您那里。祝您用餐愉快！{business}",
  kind_confirmation: "订单确认",
  kind_ready: "订单已备好",
  kind_reminder: "付款提醒",
  kind_on_the_way: "订单配送中",
  mail_greeting: "{name}，您好！",
  mail_verify_subject: "验证您的 Marzipan 邮箱",
  mail_verify_text: "欢迎使用 Marzipan。请打开此链接，并在页面上确认这是您的邮箱。",
  mail_verify_action: "验证邮箱",
  mail_verify_valid: plural("zh", {
    other: "链接在 {n} 小时内有效。",
  }),
  mail_verify_ignore: "如果您没有注册，请忽略此邮件。",
  mail_approved_subject: "您的 Marzipan 账号已通过审核",
  mail_approved_text: "现在可以登录，添加第一个订单了。",
  mail_known_subject: "您已有 Marzipan 账号",
  mail_known_text: "有人（可能是您）尝试用此邮箱注册。该邮箱已有账号，请用密码登录。",
  mail_known_action: "登录",
};
