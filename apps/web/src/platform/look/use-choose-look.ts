import { updateMe } from "@marzipan/contract/accounts";
import type { Language, Theme } from "@marzipan/contract/languages";
import type { QueryClient } from "@tanstack/react-query";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../api/call.ts";
import { useLanguage } from "../i18n/LanguageProvider.tsx";
import { endVisitLanguage, readVisitLanguage } from "../i18n/visit-language.ts";
import { markLanguageChosen, takeLanguageChosen } from "../session/chosen-language.ts";
import { setMe } from "../session/load-me.ts";
import { useMe } from "../session/me.tsx";
import { pageOwner } from "../owner/page-owner.ts";
import { takeWishedTheme, useTheme, wishTheme } from "../theme/theme.ts";
import { forgetSentLook, keepUnsentLook, readUnsentLook } from "./unsent-look.ts";
import type { Look } from "./unsent-look.ts";

/** Stores a chosen language or theme on the profile; a choice that did not arrive is sent again by the next page. */
async function storeOnProfile(client: QueryClient, userId: string, look: Look): Promise<void> {
  keepUnsentLook(userId, look);
  try {
    setMe(client, await call(updateMe, { body: look }));
    forgetSentLook(userId, look);
  } catch {
    return;
  }
}

/** Returns the functions that choose language and theme: shown at once, kept here, stored on the profile. */
export function useChooseLook(): {
  chooseLanguage: (language: Language) => Promise<void>;
  chooseTheme: (theme: Theme) => void;
} {
  const client = useQueryClient();
  const { setLanguage } = useLanguage();
  const { setTheme } = useTheme();
  return {
    chooseLanguage: async (language) => {
      endVisitLanguage();
      await setLanguage(language);
      const owner = pageOwner();
      if (owner !== null) await storeOnProfile(client, owner, { language });
      else markLanguageChosen();
    },
    chooseTheme: (theme) => {
      setTheme(theme);
      const owner = pageOwner();
      if (owner !== null) void storeOnProfile(client, owner, { theme });
      else wishTheme(theme);
    },
  };
}

/**
 * Merges device and profile after sign-in (rulings §2): a language chosen just before signing in is
 * stored on the profile, a theme only where the profile has none, and what the signed-in person
 * chose here without its arriving; everything else is taken from the profile. A language from a
 * link's `lang` is shown for the visit and not stored.
 */
export function useProfileLook(): void {
  const client = useQueryClient();
  const { user } = useMe();
  const { language, setLanguage } = useLanguage();
  const { setTheme } = useTheme();
  useEffect(() => {
    const look = readUnsentLook(user.id);
    const isLanguageChosen = takeLanguageChosen();
    const shown = look.language ?? user.language;
    if (shown !== language) {
      if (isLanguageChosen) look.language = language;
      else if (readVisitLanguage() === null) void setLanguage(shown).catch(() => undefined);
    }
    const wished = takeWishedTheme();
    const theme = look.theme ?? user.theme;
    if (theme !== null) setTheme(theme);
    else if (wished !== null) look.theme = wished;
    if (Object.keys(look).length > 0) void storeOnProfile(client, user.id, look);
    // Runs only when the profile changes; a later choice stores itself.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [user.id, user.language, user.theme]);
}
