import type { Translation } from "../core.ts";
import type { agents as english } from "./en.ts";

/** What the embedded agents say beside articles and figures. */
export const agents: Translation<typeof english> = {
  greeted: "我在。想问什么？",
  ask_people: "没问题。请写信给我们，会有工作人员回复您。",
  help_near: "我不太确定您的意思。也许这些文章能帮上忙：",
  help_unknown: "我不知道答案。请换个说法，或联系我们。",
  figures_unknown: "这个目前还不能从您的数据中算出来。您可以问：",
  open_figures: "查看数字",
  model_failed: "AI 模型刚才没有回答。以下是 Marzipan 自己的回答：",
  model_spent: "本月的 AI 模型用量已用完。以下是 Marzipan 自己的回答：",
  cannot_recipes:
    "不能，Marzipan 不保存配方。您可以把配料和备注写在产品说明里，制作清单会显示要做多少件。",
  cannot_costing:
    "不能，Marzipan 无法计算一件产品的制作成本。您可以把原料花费记为支出，再与营业额比较。",
  cannot_standing_orders:
    "不能，订单不会自动重复。打开上一个订单并复制：顾客和商品都已填好，只需选日期。",
  cannot_item_options:
    "不能，菜单商品没有尺寸、馅料等选项。可以把每个尺寸作为单独的商品；其他要求顾客可以写在备注里。",
  cannot_coupons: "不能，没有优惠码。您可以在订单里填写约定价来打折。",
  cannot_card_payments_from_customers:
    "不能，顾客无法通过 Marzipan 刷卡付款。您可以记录自己收到的刷卡款，也可以用 WhatsApp 请顾客付订金。",
  cannot_delivery_fees:
    "不能，Marzipan 不会自动加配送费。可以在订单里加一件名为“配送”的商品并填上价格。",
  cannot_multiple_locations: "不能，一个账号只对应一家店。第二家店可以用另一个邮箱再开一个账号。",
  cannot_tax_invoices:
    "不能，Marzipan 不开发票。它可以生成付款确认单和订单摘要，还可以每月把数据发给您的会计。",
  cannot_inventory:
    "不能，Marzipan 不管理库存。您可以把菜单商品标为售罄，直到您选的日期，也可以把采购记为支出。",
  cannot_payroll_and_shifts:
    "不能，Marzipan 不处理工资和排班。您可以把工资记为支出，用待办事项来安排工作。",
  cannot_loyalty_points:
    "不能，没有积分计划。每位顾客的页面会显示订过什么，您可以用约定价回馈熟客。",
  cannot_gift_cards:
    "不能，Marzipan 不卖也不核销礼品卡。您可以在顾客备注里记下，使用时填写约定价。",
  cannot_newsletter:
    "不能，Marzipan 不群发消息。您可以用 WhatsApp 逐个联系顾客，或把顾客名单导出到邮件工具。",
  cannot_cash_register: "不能，Marzipan 不是收银机。每笔收款（包括现金）都可以记在对应的订单上。",
  cannot_courier_and_routes:
    "不能，Marzipan 不规划路线，也不叫配送员。每个订单都有地址和时间，日历会按顺序显示当天的订单。",
  cannot_table_reservations: "不能，Marzipan 不接受订座。顾客可以在您的公开菜单上提交订购申请。",
  cannot_supplier_orders:
    "不能，Marzipan 不向供应商下单。您可以加一条待办事项提醒自己，买完再扫描票据。",
  cannot_social_media: "不能，Marzipan 不连接社交媒体。您可以在那里分享菜单的链接或二维码。",
  cannot_website_builder:
    "不能，Marzipan 不做网站。您的公开菜单就是一个独立页面，链接可以放在任何地方。",
  cannot_barcode_labels:
    "不能，Marzipan 不打印条码标签。您可以为每个盒子打印订单卡，用 A5 纸或小票打印机都行。",
  cannot_translations_of_chats:
    "不能，Marzipan 不翻译聊天。它准备的消息会用您为每位顾客设定的语言。",
  cannot_employee_accounts_on_basic:
    "不能，员工目前还没有自己的账号。您可以打印制作清单，或用 WhatsApp 分享。",
  cannot_currencies_mixed: "不能，所有价格都用同一种货币，可在设置里选择。金额不会换算。",
};
