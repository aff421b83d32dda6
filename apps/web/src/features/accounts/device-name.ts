import type { Translate } from "@marzipan/phrases/translate";

/** Returns a device in words: its browser and system, what of them is known, or that it is not known. */
export function deviceName(
  t: Translate,
  { browser, system }: { browser: string; system: string },
): string {
  if (browser && system) return t("settings.device_name", { browser, system });
  return browser || system || t("admin.device_unknown");
}
