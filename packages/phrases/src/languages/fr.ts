import { advisor } from "../advisor/fr.ts";
import { agents } from "../agents/fr.ts";
import { app } from "../app/fr.ts";
import { ask } from "../ask/fr.ts";
import { calendarFeed } from "../calendar-feed/fr.ts";
import { imports } from "../imports/fr.ts";
import { notificationSettings } from "../notification-settings/fr.ts";
import { insights } from "../insights/fr.ts";
import { mails } from "../mails/fr.ts";
import { menu } from "../menu/fr.ts";
import { notificationTexts } from "../notification-texts/fr.ts";
import { sheets } from "../sheets/fr.ts";
import { site } from "../site/fr.ts";
import { testPages } from "../test-pages/fr.ts";
import type { LanguagePhrases } from "../translate.ts";

/** Every phrase in this language, section by section. */
export const fr: LanguagePhrases = {
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
