import { advisor } from "../advisor/he.ts";
import { agents } from "../agents/he.ts";
import { app } from "../app/he.ts";
import { ask } from "../ask/he.ts";
import { calendarFeed } from "../calendar-feed/he.ts";
import { imports } from "../imports/he.ts";
import { notificationSettings } from "../notification-settings/he.ts";
import { insights } from "../insights/he.ts";
import { mails } from "../mails/he.ts";
import { menu } from "../menu/he.ts";
import { notificationTexts } from "../notification-texts/he.ts";
import { sheets } from "../sheets/he.ts";
import { site } from "../site/he.ts";
import { testPages } from "../test-pages/he.ts";
import type { LanguagePhrases } from "../translate.ts";

/** Every phrase in this language, section by section. */
export const he: LanguagePhrases = {
  ...app,
  advisor,
  agents,
  ask,
  calendar_feed: calendarFeed,
  imports,
  notification_settings: notificationSettings,
  insights,
  mails,
  menu,
  notification_texts: notificationTexts,
  sheets,
  site,
  test_pages: testPages,
};
