import { updateMe } from "@marzipan/contract/accounts";
import type { Language, Theme } from "@marzipan/contract/languages";
import type { QueryClient } from "@tanstack/react-query";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../api/call.ts";
import { useLanguage } from "../i18n/LanguageProvider.tsx";
import { endVisitLanguage, readVisitLanguage } from "../i18n/visit-language.ts";
import { markLanguageChosen, takeLanguageChosen } from "../session/chosen-language.ts";
import { meKey, setMe } from "../session/load-me.ts";
import { useMe } from "../session/me.tsx";
import { takeWishedTheme, useTheme, wishTheme } from "../theme/theme.ts";

/** Stores a chosen language or theme on the profile; without a network the choice stays on this device. */
async function storeOnProfile(
  client: QueryClient,
  look: { language?: Language; theme?: Theme },
): Promise<void> {
  try {
    setMe(client, await call(updateMe, { body: look }));
  } catch {
    return;
  }
}

/** Answers the functions that choose language and theme: shown at once, kept here, stored on the profile. */
export function useChooseLook(): {
  chooseLanguage: (language: Language) => Promise<void>;
  chooseTheme: (theme: Theme) => void;
} {
  const client = useQueryClient();
  const { setLanguage } = useLanguage();
  const { setTheme } = useTheme();
  const isSignedIn = (): boolean => client.getQueryData(meKey) !== undefined;
  return {
    chooseLanguage: async (language) => {
      endVisitLanguage();
      await setLanguage(language);
      if (isSignedIn()) await storeOnProfile(client, { language });
      else markLanguageChosen();
    },
    chooseTheme: (theme) => {
      setTheme(theme);
      if (isSignedIn()) void storeOnProfile(client, { theme });
      else wishTheme(theme);
    },
  };
}

/**
 * Merges device and profile after sign-in (rulings §2): a language chosen just before signing in is
 * stored on the profile, a theme only where the profile has none; everything else is taken from the
 * profile. A language from a link's `lang` is shown for the visit and not stored.
 */
export function useProfileLook(): void {
  const client = useQueryClient();
  const { user } = useMe();
  const { language, setLanguage } = useLanguage();
  const { setTheme } = useTheme();
  useEffect(() => {
    const look: { language?: Language; theme?: Theme } = {};
    const isLanguageChosen = takeLanguageChosen();
    if (user.language !== language) {
      if (isLanguageChosen) look.language = language;
      else if (readVisitLanguage() === null) void setLanguage(user.language).catch(() => undefined);
    }
    const wished = takeWishedTheme();
    if (user.theme !== null) setTheme(user.theme);
    else if (wished !== null) look.theme = wished;
    if (Object.keys(look).length > 0) void storeOnProfile(client, look);
    // Runs only when the profile changes; a later choice stores itself.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [user.id, user.language, user.theme]);
}
