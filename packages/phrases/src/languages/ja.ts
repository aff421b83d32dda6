import { advisor } from "../advisor/ja.ts";
import { agents } from "../agents/ja.ts";
import { app } from "../app/ja.ts";
import { ask } from "../ask/ja.ts";
import { calendarFeed } from "../calendar-feed/ja.ts";
import { imports } from "../imports/ja.ts";
import { notificationSettings } from "../notification-settings/ja.ts";
import { insights } from "../insights/ja.ts";
import { mails } from "../mails/ja.ts";
import { menu } from "../menu/ja.ts";
import { notificationTexts } from "../notification-texts/ja.ts";
import { sheets } from "../sheets/ja.ts";
import { site } from "../site/ja.ts";
import { testPages } from "../test-pages/ja.ts";
import type { LanguagePhrases } from "../translate.ts";

/** Every phrase in this language, section by section. */
export const ja: LanguagePhrases = {
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
