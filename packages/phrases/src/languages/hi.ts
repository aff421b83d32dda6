import { advisor } from "../advisor/hi.ts";
import { agents } from "../agents/hi.ts";
import { app } from "../app/hi.ts";
import { ask } from "../ask/hi.ts";
import { calendarFeed } from "../calendar-feed/hi.ts";
import { imports } from "../imports/hi.ts";
import { notificationSettings } from "../notification-settings/hi.ts";
import { insights } from "../insights/hi.ts";
import { mails } from "../mails/hi.ts";
import { menu } from "../menu/hi.ts";
import { notificationTexts } from "../notification-texts/hi.ts";
import { sheets } from "../sheets/hi.ts";
import { site } from "../site/hi.ts";
import { testPages } from "../test-pages/hi.ts";
import type { LanguagePhrases } from "../translate.ts";

/** Every phrase in this language, section by section. */
export const hi: LanguagePhrases = {
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
