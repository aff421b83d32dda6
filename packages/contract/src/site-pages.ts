import type * as z from "zod/mini";
import type { ArticleLine } from "./help.ts";
import type { Language } from "./languages.ts";
import type { PageContext } from "./menu-pages.ts";

/** What the pages for anyone say of this installation. */
export interface SiteFacts {
  /** Who runs it; `null` while that is not configured, which production refuses. */
  operator: { name: string; address: string; email: string } | null;
  /** It shows the demo bakery, whose menu is at this path; `null` in production. */
  demoMenuPath: string | null;
  /** Shekels for one dollar, as an orientation; `null` where the operator set none. */
  ilsPerUsd: number | null;
  /** Who works for the operator on people's data, by what is configured. */
  processors: {
    mail: boolean;
    sms: boolean;
    files: boolean;
    payments: boolean;
    captcha: boolean;
    receipts: boolean;
    agents: boolean;
  };
}

/** What a page for anyone is rendered for; `path` is one of `SitePages.paths`. */
export interface SiteContext extends PageContext {
  facts: SiteFacts;
  /** Says goodbye to someone who signed out. */
  isGoodbye: boolean;
  /** What a search of the help without scripts found; `null` on every other page. */
  search: HelpSearch | null;
}

/** A search of the help: what was asked, and the articles that fit, best first. */
export interface HelpSearch {
  query: string;
  items: readonly z.infer<typeof ArticleLine>[];
}

/** A page for anyone: its address, and the languages that it is written in. */
export interface SitePath {
  path: string;
  languages: readonly Language[];
  /** Stands in the sitemap: it is no second address of another page. */
  isListed: boolean;
}

/**
 * The built renderer of the pages for anyone, as `apps/menu` exports it. A page depends on nothing but its
 * arguments, so that it can be kept.
 */
export interface SitePages {
  /** Changes with every build; part of a kept page's tag. */
  buildId: string;
  /** `'sha256-…'` sources of the inline scripts and styles that are in the pages. */
  scriptSources: readonly string[];
  styleSources: readonly string[];
  /** Every page; `context.language` is the visitor's, also where a page is not written in it. */
  paths: readonly SitePath[];
  renderPage: (context: SiteContext) => Promise<string>;
  /** The page for an address below these paths at which there is none. */
  renderMissing: (context: SiteContext) => Promise<string>;
  /** What the pages are, for language models (llms.txt). */
  writeSummary: (context: SiteContext) => Promise<string>;
}
