import { advisor } from "../advisor/pt.ts";
import { agents } from "../agents/pt.ts";
import { app } from "../app/pt.ts";
import { ask } from "../ask/pt.ts";
import { calendarFeed } from "../calendar-feed/pt.ts";
import { imports } from "../imports/pt.ts";
import { notificationSettings } from "../notification-settings/pt.ts";
import { insights } from "../insights/pt.ts";
import { mails } from "../mails/pt.ts";
import { menu } from "../menu/pt.ts";
import { notificationTexts } from "../notification-texts/pt.ts";
import { sheets } from "../sheets/pt.ts";
import { site } from "../site/pt.ts";
import { testPages } from "../test-pages/pt.ts";
import type { LanguagePhrases } from "../translate.ts";

/** Every phrase in this language, section by section. */
export const pt: LanguagePhrases = {
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
