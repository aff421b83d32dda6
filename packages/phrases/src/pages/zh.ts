import type { Translation } from "../core.ts";
import type { pages as english } from "./en.ts";

/** Public pages, and places of the app that open later. */
export const pages: Translation<typeof english> = {
  hero_fine: "14 天专业版或高级版试用，无需银行卡。基础版永久免费。",
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
  contact_text: "有疑问、建议或问题？请给我们留言，客服会在 24-48 小时内回复。",
  help: "帮助",
  help_text: "如何接单、管理顾客和安排制作。帮助页面正在编写中。",
  about: "关于 Marzipan",
  about_text: "Marzipan 专为小型烘焙店和甜品店打造：订单、顾客和收支集中在一处，支持十种语言。",
  docs: "文档",
  docs_text: "供对接其他程序使用：Marzipan 的接口说明见 /api/openapi.json。",
  terms: "使用条款",
  terms_text: "您可以期待 Marzipan 什么，以及 Marzipan 对您的期待。完整文本将在此发布。",
  privacy: "隐私政策",
  privacy_text: "数据归您所有，任何套餐都可以导出。完整文本将在此发布。",
  refund: "退款",
  refund_text: "14 天内可取消并退款。申请将在 2-3 个工作日内审核，款项在 5-10 天内到账。",
  security: "安全",
  security_text:
    "每家店只能看到自己的数据，由数据库本身保证。密码以哈希保存，您可以让任何设备退出登录。",
  no_menu: "此地址没有菜单",
  no_menu_text: "店家可能更换了链接，请向店家索取新的链接。",
  pending: "等待您处理",
};
