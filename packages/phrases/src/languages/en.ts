import { advisor } from "../advisor/en.ts";
import { agents } from "../agents/en.ts";
import { app } from "../app/en.ts";
import { ask } from "../ask/en.ts";
import { calendarFeed } from "../calendar-feed/en.ts";
import { imports } from "../imports/en.ts";
import { notificationSettings } from "../notification-settings/en.ts";
import { insights } from "../insights/en.ts";
import { mails } from "../mails/en.ts";
import { menu } from "../menu/en.ts";
import { notificationTexts } from "../notification-texts/en.ts";
import { sheets } from "../sheets/en.ts";
import { site } from "../site/en.ts";
import { testPages } from "../test-pages/en.ts";

/** Every phrase in English, section by section; the other languages follow its shape. */
export const en = {
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
