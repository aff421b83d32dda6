import { updateMe } from "@marzipan/contract/accounts";
import type { Language, Theme } from "@marzipan/contract/languages";
import type { QueryClient } from "@tanstack/react-query";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../../platform/api/call.ts";
import { useLanguage } from "../../platform/i18n/LanguageProvider.tsx";
import { isChosen, markChosen } from "../../platform/session/chosen-look.ts";
import { meKey, setMe } from "../../platform/session/load-me.ts";
import { useMe } from "../../platform/session/me.tsx";
import { useTheme } from "../../platform/theme/theme.ts";

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
      markChosen("language");
      await setLanguage(language);
      if (isSignedIn()) await storeOnProfile(client, { language });
    },
    chooseTheme: (theme) => {
      markChosen("theme");
      setTheme(theme);
      if (isSignedIn()) void storeOnProfile(client, { theme });
    },
  };
}

/**
 * Brings device and profile together after sign-in: what was chosen in this visit goes to the
 * profile, everything else comes from it (rulings §2).
 */
export function useProfileLook(): void {
  const client = useQueryClient();
  const { user } = useMe();
  const { language, setLanguage } = useLanguage();
  const { theme, setTheme } = useTheme();
  useEffect(() => {
    const look: { language?: Language; theme?: Theme } = {};
    if (user.language !== language) {
      if (isChosen("language")) look.language = language;
      else void setLanguage(user.language).catch(() => undefined);
    }
    if (user.theme !== theme) {
      if (isChosen("theme")) look.theme = theme;
      else setTheme(user.theme);
    }
    if (Object.keys(look).length > 0) void storeOnProfile(client, look);
    // Only what the profile says may start this; a choice made later stores itself.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [user.id, user.language, user.theme]);
}
