import type { Translation } from "../core.ts";
import type { testPages as english } from "./en.ts";

/** The pages that stand in for the card provider's in test mode. */
export const testPages: Translation<typeof english> = {
  title: "测试模式",
  explained: "不会扣款，也没有资金往来。此页面代替 Paddle。",
  plan_for: "{business} 的 {plan}",
  tax: "税",
  no_tax: "测试模式下无",
  to_pay: "现在应付",
  sold_to: "购买人",
  pay: "付款",
  choose: "此测试要做什么",
  refuse: "让卡被拒",
  refused: "卡被拒，未付款。",
  close: "不付款并返回",
  paid: "已付款。",
  portal: "账单门户",
  state: "服务商处的状态",
  period_end: "已付至",
  back: "返回 Marzipan",
  act_renew: "让时间到下次扣款",
  act_refuse_card: "从现在起卡被拒",
  act_accept_card: "添加可用的新卡",
  act_refund: "退回上次付款",
  act_refund_half: "退回一半",
  act_cancel_now: "立即取消",
  act_pause: "暂停",
  act_resume: "继续",
};
