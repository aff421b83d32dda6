import { advisor } from "../advisor/es.ts";
import { agents } from "../agents/es.ts";
import { app } from "../app/es.ts";
import { ask } from "../ask/es.ts";
import { calendarFeed } from "../calendar-feed/es.ts";
import { imports } from "../imports/es.ts";
import { notificationSettings } from "../notification-settings/es.ts";
import { insights } from "../insights/es.ts";
import { mails } from "../mails/es.ts";
import { menu } from "../menu/es.ts";
import { notificationTexts } from "../notification-texts/es.ts";
import { sheets } from "../sheets/es.ts";
import { site } from "../site/es.ts";
import { testPages } from "../test-pages/es.ts";
import type { LanguagePhrases } from "../translate.ts";

/** Every phrase in this language, section by section. */
export const es: LanguagePhrases = {
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
