import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { contact as english } from "./en.ts";

/** The contact form, what administrators see of it, and the mail to the operator. */
export const contact: Translation<typeof english> = {
  message: "您的留言",
  send: "发送留言",
  fill_all: "请填写所有字段",
  bad_phone: "请输入有效的电话号码。",
  bad_email: "请输入有效的邮箱地址。",
  failed: "您的留言未能发送，请重试。",
  sent_title: "谢谢，我们已收到您的留言",
  sent_text: "我们会在 48 小时内回复至 {email}，高级版在 24 小时内回复。",
  send_another: "再写一条留言",
  kept: plural("zh", { other: "消息保留 {n} 个月后删除。" }),
  leads: "留言",
  leads_loading: "正在加载留言",
  leads_failed: "留言加载失败",
  leads_empty: "暂无留言",
  leads_empty_text: "联系页面上的留言会显示在这里，并发送到邮箱。",
  leads_shown: plural("zh", { other: "已显示 {n} 条留言" }),
  priority: "优先",
  answer: "邮件回复",
  mail_subject: "联系表单有新留言",
  mail_subject_priority: "联系表单有新的优先留言",
  mail_name: "姓名：{name}",
  mail_email: "邮箱：{email}",
  mail_phone: "电话：{phone}",
};
