import type { Translation } from "../core.ts";
import type { notificationTexts as english } from "./en.ts";

/** What notifications say: only the server says it. */
export const notificationTexts: Translation<typeof english> = {
  a_customer: "顾客",
  nothing_to_do: "这里没有待办事项了",
  request_gone: "这条申请已不存在",
  request_received: "预订申请：{date}",
  request_text: "{name}：{items}",
  request_text_places: "{name}：{items}。{places}",
  request_quoted: "已报价：{name}",
  request_accepted: "已接单：{name}",
  request_declined: "已婉拒：{name}",
  request_withdrawn: "顾客已撤回：{name}",
  request_expired: "已过期：{name}",
  quote_accepted: "顾客接受报价：{name}",
  quote_accepted_text: "{items}，{date}，{amount}",
};
