import { advisor } from "../advisor/de.ts";
import { agents } from "../agents/de.ts";
import { app } from "../app/de.ts";
import { ask } from "../ask/de.ts";
import { calendarFeed } from "../calendar-feed/de.ts";
import { imports } from "../imports/de.ts";
import { notificationSettings } from "../notification-settings/de.ts";
import { insights } from "../insights/de.ts";
import { mails } from "../mails/de.ts";
import { menu } from "../menu/de.ts";
import { notificationTexts } from "../notification-texts/de.ts";
import { sheets } from "../sheets/de.ts";
import { site } from "../site/de.ts";
import { testPages } from "../test-pages/de.ts";
import type { LanguagePhrases } from "../translate.ts";

/** Every phrase in this language, section by section. */
export const de: LanguagePhrases = {
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
