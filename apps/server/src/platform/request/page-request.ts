import type { Language } from "@marzipan/contract/languages";
import type { PageContext } from "@marzipan/contract/menu-pages";
import { pickVisitorLanguage } from "@marzipan/domain/visitor-language";

/** A request for a public page, as actions need it. */
export interface PageRequest {
  /** The origin that people use. */
  origin: string;
  path: string;
  /** The query with its question mark, empty without one. */
  search: string;
  /** The value of `lang` in the query, whatever it is. */
  lang: unknown;
  acceptLanguage: string | undefined;
  acceptEncoding: string | undefined;
  /** The versions of the page that the browser has. */
  tags: readonly string[];
  /** The key under which throttles count. */
  visitor: string;
}

/** A page that is sent. */
interface WholePage {
  kind: "page";
  status: number;
  headers: Record<string, string>;
  page: string | Buffer;
}

/** What a request for a public page is answered with. */
export type PageAnswer =
  | WholePage
  | { kind: "same"; headers: Record<string, string> }
  | { kind: "redirect"; status: 301 | 302; path: string; cacheControl: "no-cache" | "no-store" };

/** Returns what a page is rendered for; `otherwise` is the language of last resort. */
export function contextFor(ask: PageRequest, otherwise: Language): PageContext {
  const { origin, path, lang, acceptLanguage } = ask;
  return { origin, path, language: pickVisitorLanguage(lang, acceptLanguage, otherwise) };
}

/** Returns with a page that is not kept. */
export function passingPage(status: number, page: string): WholePage {
  const headers = {
    "cache-control": "no-store",
    vary: "Accept-Language",
    "x-robots-tag": "noindex",
  };
  return { kind: "page", status, headers, page };
}
