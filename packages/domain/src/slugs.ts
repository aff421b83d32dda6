import { normalise } from "./search.ts";
import { withoutEnd } from "./text-ends.ts";

/** Names in addresses that would mislead, or that the product may need itself. */
const reserved = new Set([
  "about",
  "account",
  "admin",
  "administrator",
  "api",
  "app",
  "assets",
  "auth",
  "billing",
  "cart",
  "checkout",
  "contact",
  "dashboard",
  "docs",
  "help",
  "index",
  "legal",
  "login",
  "logout",
  "marzipan",
  "menu",
  "menus",
  "null",
  "order",
  "orders",
  "print",
  "privacy",
  "public",
  "register",
  "root",
  "security",
  "settings",
  "sign-in",
  "sign-up",
  "signin",
  "signup",
  "static",
  "status",
  "support",
  "system",
  "terms",
  "undefined",
  "www",
]);

const shortest = 3;
const longest = 40;

/** How many former slugs of a menu keep leading there. */
const mostOldSlugs = 20;

/**
 * Returns what becomes of a menu's slugs, newest first, when it takes another (or one of them again): it is open as the
 * slug before was, and the oldest of the former ones go once there are more than 20 (rulings §5).
 */
export function changeOfSlug(
  slugs: readonly { slug: string; isCurrent: boolean; isOpen: boolean }[],
  slug: string,
): { isOwn: boolean; isOpen: boolean; removed: string[] } {
  const former = slugs.filter((one) => one.slug !== slug);
  return {
    isOwn: former.length < slugs.length,
    isOpen: slugs.find((one) => one.isCurrent)?.isOpen ?? false,
    removed: former.slice(mostOldSlugs).map((one) => one.slug),
  };
}

/** Returns whether a text has the form of a slug: 3 to 40 letters a to z and digits, single hyphens between. */
export function isSlug(text: string): boolean {
  return text.length >= shortest && text.length <= longest && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}

const idShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Returns whether a slug is reserved: the product needs it as a path, or it looks like an id. */
export function isReservedSlug(slug: string): boolean {
  return reserved.has(slug) || idShape.test(slug);
}

/** Letters of Hebrew and Arabic as they are commonly written with Latin ones. */
const latin: Readonly<Record<string, string>> = {
  א: "a",
  ב: "b",
  ג: "g",
  ד: "d",
  ה: "h",
  ו: "o",
  ז: "z",
  ח: "ch",
  ט: "t",
  י: "i",
  כ: "k",
  ך: "ch",
  ל: "l",
  מ: "m",
  ם: "m",
  נ: "n",
  ן: "n",
  ס: "s",
  ע: "a",
  פ: "p",
  ף: "f",
  צ: "tz",
  ץ: "tz",
  ק: "k",
  ר: "r",
  ש: "sh",
  ת: "t",
  ا: "a",
  ب: "b",
  ت: "t",
  ث: "th",
  ج: "j",
  ح: "h",
  خ: "kh",
  د: "d",
  ذ: "d",
  ر: "r",
  ز: "z",
  س: "s",
  ش: "sh",
  ص: "s",
  ض: "d",
  ط: "t",
  ظ: "z",
  ع: "a",
  غ: "gh",
  ف: "f",
  ق: "q",
  ك: "k",
  ل: "l",
  م: "m",
  ن: "n",
  ه: "h",
  و: "w",
  ي: "i",
  ء: "",
};

/**
 * Returns a slug made from a business's name, Hebrew and Arabic letters written with Latin ones. A name
 * that gives none, or a reserved one, gets `ending` (letters and digits) after `menu` or after it.
 */
export function proposeSlug(name: string, ending: string): string {
  const written = normalise(name).replace(/[א-תء-ي]/g, (letter) => latin[letter] ?? letter);
  const hyphened = written.replace(/['"]/g, "").replace(/[^a-z0-9]+/g, "-");
  const slug = withoutEnd(hyphened.slice(0, longest), "-").replace(/^-/, "");
  return isSlug(slug) && !isReservedSlug(slug) ? slug : withEnding(slug, ending);
}

/** Returns a slug with an ending after a hyphen, cut so that both fit. */
export function withEnding(slug: string, ending: string): string {
  const start = withoutEnd(slug.slice(0, longest - ending.length - 1), "-");
  return `${start === "" ? "menu" : start}-${ending}`;
}
