import type { Translation } from "../core.ts";
import type { calendarFeed as english } from "./en.ts";

/** The orders in a calendar program of one's own. */
export const calendarFeed: Translation<typeof english> = {
  name: "{business}: الطلبيات",
  text: "يعرض هاتفك أو Google أو Outlook كل طلبية في يومها إلى جانب كل ما لديك. تظهر التغييرات عندما يتحقق تقويمك منها، وغالبًا خلال ساعات قليلة.",
  secret: "كل من لديه هذا الرابط يرى أسماء زبائنك وهواتفهم وعناوينهم وطلبياتهم. احتفظ به لنفسك.",
  link: "رابط التقويم",
  add_here: "إضافة على هذا الجهاز",
  add_google: "إضافة إلى Google Calendar",
  renew_text: "التقاويم التي تستخدم الرابط القديم تتوقف عن عرض طلبياتك.",
  end: "إيقاف الرابط",
  end_text: "التقاويم التي تستخدم هذا الرابط تتوقف عن عرض طلبياتك.",
  ended: "تم إيقاف الرابط",
};
