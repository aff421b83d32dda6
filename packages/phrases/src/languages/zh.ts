import { advisor } from "../advisor/zh.ts";
import { agents } from "../agents/zh.ts";
import { app } from "../app/zh.ts";
import { ask } from "../ask/zh.ts";
import { calendarFeed } from "../calendar-feed/zh.ts";
import { imports } from "../imports/zh.ts";
import { notificationSettings } from "../notification-settings/zh.ts";
import { insights } from "../insights/zh.ts";
import { mails } from "../mails/zh.ts";
import { menu } from "../menu/zh.ts";
import { notificationTexts } from "../notification-texts/zh.ts";
import { sheets } from "../sheets/zh.ts";
import { site } from "../site/zh.ts";
import { testPages } from "../test-pages/zh.ts";
import type { LanguagePhrases } from "../translate.ts";

/** Every phrase in this language, section by section. */
export const zh: LanguagePhrases = {
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
