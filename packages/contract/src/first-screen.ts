import type { Language } from "./languages.ts";

/** Whom a page of the app is drawn for, and what is known of it. */
export interface FirstScreenInput {
  /** The path with its query. */
  url: string;
  language: Language;
  /** The browser's languages, the liked ones first. */
  browserLanguages: readonly string[];
  isPhone: boolean;
  /** Returns of calls as JSON text, by the key under which the web keeps them. */
  answers: ReadonlyMap<string, string>;
}

/** What a page of the app shows first. */
export interface FirstScreen {
  html: string;
  /** The rules for what elements would say in `style` attributes, which the content security policy refuses. */
  css: string;
}

/**
 * The built renderer of the app's screens, as `apps/web` exports it: returns what the app itself will show with the same
 * answers, `null` where the page leads elsewhere.
 */
export type DrawFirstScreen = (input: FirstScreenInput) => Promise<FirstScreen | null>;
