import type { ErrorCode } from "./errors.ts";
import type { Language } from "./languages.ts";
import type { MenuView } from "./menu-view.ts";
import type { RequestStatusView } from "./order-requests-public.ts";

/** What every public page is rendered for. */
export interface PageContext {
  /** The origin that people use, without a slash at its end. */
  origin: string;
  /** The page's own path without its query, as the browser shows it. */
  path: string;
  language: Language;
}

/** A QR code as one path in a square of `size` modules a side. */
export interface QrDrawing {
  size: number;
  path: string;
}

/** What a status page shows beside the request: the private token of its address, and a refused press. */
export interface StatusContext extends PageContext {
  token: string;
  problem: ErrorCode | null;
}

/**
 * The built renderer of the public pages, as `apps/menu` exports it: each function returns a whole HTML
 * document. The menu's page depends on nothing but its arguments, so that it can be kept.
 */
export interface MenuPages {
  /** Changes with every build; part of a kept page's tag. */
  buildId: string;
  /** `'sha256-…'` sources of the one script and of the styles that are in the pages. */
  scriptSources: readonly string[];
  styleSources: readonly string[];
  renderMenu: (view: MenuView, context: PageContext) => Promise<string>;
  renderPrint: (view: MenuView, qr: QrDrawing, context: PageContext) => Promise<string>;
  /** `wanted` is what was typed or opened, for the field; empty for the page that only asks. */
  renderFind: (
    options: { isMissing: boolean; wanted: string },
    context: PageContext,
  ) => Promise<string>;
  renderStatus: (view: RequestStatusView, context: StatusContext) => Promise<string>;
  renderNoRequest: (context: PageContext) => Promise<string>;
  /**
   * The page for an outage: says that the page cannot be shown right now, whichever was asked for.
   */
  renderAway: (context: PageContext) => Promise<string>;
  /** The words of the order form as JSON, fetched when it opens. */
  writeFormWords: (language: Language) => Promise<string>;
}
