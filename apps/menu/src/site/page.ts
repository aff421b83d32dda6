import type { Language } from "@marzipan/contract/languages";
import type { SiteContext, SiteFacts } from "@marzipan/contract/site-pages";
import type { ReactNode } from "react";
import type { Speech } from "../look/speech.ts";

/** A visit of a page: what it speaks with, the installation, and how it writes addresses. */
export interface Visit {
  /** The page's own language, which is the visitor's where the page is written in it. */
  speech: Speech;
  facts: SiteFacts;
  context: SiteContext;
  /** Returns the address of one of our pages in the visitor's language: `/help#top` becomes `/help?lang=he#top`. */
  link: (path: string) => string;
}

/** What a page is made of. */
export interface PageParts {
  title: string;
  /** For search engines and previews of a shared link. */
  description: string;
  /** Everything between the skip link and the footer: a `header` and a `main` with the id `main`. */
  body: ReactNode;
  /** What search engines are told beside the organization, as schema.org. */
  data?: readonly object[];
  /** Scripts of ours that the page loads, by their names in `vite.config.ts`. */
  modules?: readonly ScriptName[];
  /** What those scripts read, in an element with the id `data`. */
  scriptData?: object;
  /** Left out of search engines and of the sitemap. */
  isHidden?: boolean;
}

/** A script of these pages, as `vite.config.ts` names it. */
export type ScriptName = "contact" | "docs" | "help";

/** A page for anyone. */
export interface SitePage {
  path: string;
  /** Another address of the same page, which search engines are sent to. */
  sameAs?: string;
  /** What it is written in; a visitor with another language gets English. */
  languages: readonly Language[];
  /** Which styles are in it, as `site.entry.tsx` names them. */
  look: "landing" | "reading" | "help";
  write: (visit: Visit) => PageParts | Promise<PageParts>;
}

/** Writes an address in a language, before its fragment. */
export function inLanguage(path: string, language: Language): string {
  const [whole = "", fragment] = path.split("#");
  const joined = `${whole}${whole.includes("?") ? "&" : "?"}lang=${language}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}
