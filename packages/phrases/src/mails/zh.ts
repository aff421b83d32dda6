import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { mails as english } from "./en.ts";

/** Mails and text messages: only the server says them. */
export const mails: Translation<typeof english> = {
  greeting: "{name}，您好！",
  verify_subject: "验证您的 Marzipan 邮箱",
  verify_text: "欢迎使用 Marzipan。请打开此链接，并在页面上确认这是您的邮箱。",
  verify_action: "验证邮箱",
  link_valid: plural("zh", {
    other: "链接在 {n} 小时内有效。",
  }),
  verify_ignore: "如果您没有注册，请忽略此邮件。",
  approved_subject: "您的 Marzipan 账号已通过审核",
  approved_text: "现在可以登录，添加第一个订单了。",
  known_subject: "您已有 Marzipan 账号",
  known_text: "有人（可能是您）尝试用此邮箱注册。该邮箱已有账号，请用密码登录。",
  sign_in: "登录",
  reset_subject: "设置新的 Marzipan 密码",
  reset_text: "有人（可能是您）申请了新密码。请打开此链接，在页面上设置。",
  reset_action: "设置新密码",
  reset_ignore: "如果不是您本人申请，请忽略此邮件，密码保持不变。",
  received_subject: "已收到您的 Marzipan 注册",
  received_text:
    "您的邮箱已验证。您的注册正在等待管理员审核，通常需要 1-2 个工作日。结果会通过邮件通知您。",
  declined_subject: "关于您的 Marzipan 注册",
  contact: "联系客服",
  blocked_subject: "您的 Marzipan 账号已被封禁",
  blocked_text: "您的账号已被封禁，数据仍然保留。请联系客服。",
  device_subject: "您的 Marzipan 账号有新的登录",
  device_text: "您的账号刚刚在一台未见过的设备上登录。",
  device: "设备：{system} 上的 {browser}",
  device_half: "设备：{device}",
  device_unknown: "设备：未知",
  time: "时间：{time}",
  device_advice: "如果是您本人，无需任何操作。如果不是，请修改密码，并在设置中退出该设备。",
  devices: "查看我的设备",
  password_subject: "您的 Marzipan 密码已修改",
  password_text: "您账号的密码刚刚被修改。",
  password_advice: "如果不是您本人操作，请立即设置新密码。",
  email_subject: "您的 Marzipan 邮箱已修改",
  email_text: "从现在起，请使用 {email} 登录。",
  email_advice: "如果不是您本人操作，请立即联系客服。",
  totp_on_subject: "身份验证码已开启",
  totp_on_text: "从现在起，登录 Marzipan 时需要输入应用中的验证码。",
  totp_off_subject: "身份验证码已关闭",
  totp_off_text: "登录 Marzipan 时不再需要应用中的验证码。",
  phone_on_subject: "您的账号已添加电话",
  phone_on_text: "从现在起，可以用发送到 {phone} 的验证码登录您的 Marzipan 账号。",
  phone_off_subject: "您账号的电话已移除",
  phone_off_text: "发送到 {phone} 的验证码不能再登录您的 Marzipan 账号。",
  security_advice: "如果不是您本人操作，请立即设置新密码，并检查设置。",
  trial_subject: plural("zh", {
    other: "免费试用还剩 {n} 天",
  }),
  trial_text: "{plan}的免费试用将于 {date} 结束。如未付款，之后将转为基础版，不会删除任何内容。",
  plans: "查看套餐",
  // A customer's request, to her and to the business.
  request_received_subject: "{business} 已收到您的申请 {number}",
  request_received_text:
    "{name}，您好！{business} 已收到您 {date} 的申请 {number}，会尽快答复。现在无需付款。",
  request_quoted_subject: "{business} 已为申请 {number} 报价",
  request_quoted_text:
    "{name}，您好！{business} 为您的申请 {number} 报价 {amount}，您可以在 {until} 前接受。",
  request_accepted_subject: "{business} 已接受您的申请 {number}",
  request_accepted_text:
    "{name}，您好！{business} 已接受您 {date} 的申请 {number}。总计：{amount}。谢谢！",
  request_declined_subject: "{business} 无法接受您的申请 {number}",
  request_declined_text: "{name}，您好！很抱歉，{business} 无法接受您 {date} 的申请 {number}。",
  request_expired_subject: "您在 {business} 的申请 {number} 已过期",
  request_expired_text:
    "{name}，您好！{date} 已过，您在 {business} 的申请 {number} 没有成为订单。无需付款，您可以随时重新申请。",
  request_lapsed_subject: "{business} 对申请 {number} 的报价已失效",
  request_lapsed_text:
    "{name}，您好！{business} 为您的申请 {number} 提供的报价有效期至 {until}。如仍有需要，请联系 {business} 重新报价。",
  request_see: "查看申请",
  request_hello: "{name}，您好！这里是 {business}，关于您 {date} 的申请 {number}：",
  request_to_business: "{business}，您好！我是 {name}，我提交了 {date} 的申请 {number}：",
  request_about: "{business}，您好！我是 {name}，关于我的申请 {number}：",
  request_total: "总计：{amount}",
  request_calendar: "{business}：订单 {number}",
  request_waiting_subject: plural("zh", {
    other: "{n} 个订购申请正在等您答复",
  }),
  request_waiting_text: "顾客会看到还没有收到答复。您可以接受、报价或婉拒。",
  request_open: "查看申请",
  sms_code: plural("zh", {
    other: "您的 Marzipan 验证码是 {code}，{n} 分钟内有效。",
  }),
  email_asked_subject: "有人申请更改您的 Marzipan 邮箱",
  email_asked_text: "有人（可能是您本人）申请今后使用 {email} 登录。目前尚未更改。",
  not_me_action: "这不是我本人操作",
  not_me_advice:
    "如果是您本人操作，则无需处理。否则请打开链接并确认：所有设备都会退出登录，账户恢复为此邮箱，然后由您设置新密码。",
  link_days: plural("zh", { other: "链接在 {n} 天内有效。" }),
};
