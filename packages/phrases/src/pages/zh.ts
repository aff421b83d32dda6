import type { Translation } from "../core.ts";
import type { pages as english } from "./en.ts";

/** Public pages, and places of the app that open later. */
export const pages: Translation<typeof english> = {
  hero_fine: "14 天专业版或高级版试用，无需银行卡。基础版永久免费。",
  hero_used: "可随时取消。基础版永久免费。",
  start_trial: "开始免费试用",
  nav: "页面",
  home: "前往 Marzipan 首页",
  pricing: "套餐",
  pricing_title: "免费起步，烤箱满了再升级。",
  start_basic: "从基础版开始",
  line_lists: "顾客：{clients}，产品：{products}",
  line_lifetime: "经营咨询总次数：{count}",
  line_support: "AI 客服，不限次数",
  contact: "联系我们",
  contact_text:
    "有疑问、建议或问题？请给我们留言，客服会在 48 小时内回复，高级版在 24 小时内回复。",
  help: "帮助",
  about: "关于 Marzipan",
  docs: "文档",
  terms: "使用条款",
  privacy: "隐私政策",
  refund: "退款",
  security: "安全",
  pending: "等待您处理",
};
