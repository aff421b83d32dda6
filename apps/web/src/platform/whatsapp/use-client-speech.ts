import { isLanguage } from "@marzipan/contract/languages";
import { useSpeech } from "../i18n/use-speech.ts";
import { useMe } from "../session/me.tsx";
import type { ClientSpeech } from "./client-text.ts";

/**
 * Returns the language in which a client is written to: the client's own, else the owner's; `null`
 * while its phrases load. Where they cannot be loaded it is the language in use.
 */
export function useClientSpeech(clientLanguage: string | null): ClientSpeech | null {
  const { user } = useMe();
  return useSpeech(isLanguage(clientLanguage) ? clientLanguage : user.language);
}
