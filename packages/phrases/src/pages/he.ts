import type { Translation } from "../core.ts";
import type { pages as english } from "./en.ts";

/** Public pages, and places of the app that open later. */
export const pages: Translation<typeof english> = {
  hero_fine: "14 ימי פרו או פרימיום, בלי כרטיס אשראי. המסלול הבסיסי נשאר חינם.",
  hero_used: "אפשר לבטל בכל רגע. המסלול הבסיסי נשאר חינם.",
  start_trial: "להתחיל ניסיון חינם",
  nav: "דפים",
  home: "לדף הבית של Marzipan",
  pricing: "מסלולים",
  pricing_title: "מתחילים בחינם, גדלים כשהתנור מתמלא.",
  start_basic: "להתחיל עם הבסיסי",
  line_lists: "לקוחות: {clients}, מוצרים: {products}",
  line_lifetime: "שאלות ליועץ העסקי בסך הכול: {count}",
  line_support: "עוזר התמיכה, בלי הגבלה",
  contact: "יצירת קשר",
  contact_text: "שאלה, בקשה, תקלה? כתבו לנו. התמיכה עונה תוך 48 שעות, ובמסלול פרימיום תוך 24 שעות.",
  help: "עזרה",
  about: "על Marzipan",
  docs: "תיעוד",
  terms: "תנאי שימוש",
  privacy: "מדיניות פרטיות",
  refund: "החזרים",
  security: "אבטחה",
  pending: "מחכות לכם",
};
