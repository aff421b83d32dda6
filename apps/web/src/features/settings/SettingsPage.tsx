import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Page } from "../shell/Page.tsx";

/** `/settings`: the person, the business, the look, the texts, the devices, the plan. */
export function SettingsPage() {
  const t = useT();
  return <Page title={t("shell.settings")}>{null}</Page>;
}
