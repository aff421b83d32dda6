import { advisor } from "../advisor/ar.ts";
import { agents } from "../agents/ar.ts";
import { app } from "../app/ar.ts";
import { ask } from "../ask/ar.ts";
import { calendarFeed } from "../calendar-feed/ar.ts";
import { imports } from "../imports/ar.ts";
import { notificationSettings } from "../notification-settings/ar.ts";
import { insights } from "../insights/ar.ts";
import { mails } from "../mails/ar.ts";
import { menu } from "../menu/ar.ts";
import { notificationTexts } from "../notification-texts/ar.ts";
import { sheets } from "../sheets/ar.ts";
import { site } from "../site/ar.ts";
import { testPages } from "../test-pages/ar.ts";
import type { LanguagePhrases } from "../translate.ts";

/** Every phrase in this language, section by section. */
export const ar: LanguagePhrases = {
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
