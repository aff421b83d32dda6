import type { Translation } from "../core.ts";
import type { notificationTexts as english } from "./en.ts";

/** What notifications say: only the server says it. */
export const notificationTexts: Translation<typeof english> = {
  a_customer: "زبون",
  nothing_to_do: "لم يبقَ شيء للقيام به هنا",
  request_gone: "لم يعد هذا الطلب موجودًا",
  request_received: "طلب وارد: {date}",
  request_text: "{name}: {items}",
  request_text_places: "{name}: {items}. {places}",
  request_quoted: "عُرض سعر: {name}",
  request_accepted: "مقبول: {name}",
  request_declined: "مرفوض: {name}",
  request_withdrawn: "سحبه الزبون: {name}",
  request_expired: "منتهي الصلاحية: {name}",
  quote_accepted: "قُبل السعر: {name}",
  quote_accepted_text: "{items}، {date}، {amount}",
};
