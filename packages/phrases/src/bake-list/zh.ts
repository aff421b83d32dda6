import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { bakeList as english } from "./en.ts";

/** The bake list: its days, its items with what is made, and how it is shared. */
export const bakeList: Translation<typeof english> = {
  title: "制作清单",
  day: "日期",
  range: "时间段",
  orders: plural("zh", {
    other: "{n} 个订单",
  }),
  kinds: plural("zh", {
    other: "{n} 种",
  }),
  next: "下次交货 {time}",
  by: "{time} 前",
  by_day: "{day} {time} 前",
  without: "不含{allergens}",
  other: "其他",
  without_items: "没有明细的订单",
  made: "已做好：{item}",
  made_label: "已做数量",
  enter: "填写已做数量",
  missing: "还需制作：{quantity}",
  all: "全部做好",
  behind: "{item}对应的订单",
  loading: "正在加载制作清单",
  failed: "制作清单加载失败",
  empty_title: "没有要做的",
  empty_text: "这些日子的订单明细会汇总在这里。",
  copy: "复制为文本",
  copy_failed: "此浏览器不允许复制，请改用 WhatsApp 或打印。",
  waiting: "恢复联网后保存",
  kitchen: "厨房模式",
  sound: "新订单提示音",
  may_sleep: "此设备的屏幕可能会自动熄灭",
  seen: "知道了",
  just_in: "刚刚新增：{what}",
  changed: "有变化：{what}",
};
