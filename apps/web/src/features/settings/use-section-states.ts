import { listDevices } from "@marzipan/contract/accounts";
import { getMenuSettings } from "@marzipan/contract/catalog-settings";
import { getSecurity } from "@marzipan/contract/own-account";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import { locales } from "@marzipan/phrases/locales";
import { useCall } from "../../platform/api/queries.ts";
import { useFormat, useLanguage, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { useTheme } from "../../platform/theme/theme.ts";
import { saySubscription } from "../billing/say-subscription.ts";
import { closedWeekdays, currencySign } from "./section-states.rules.ts";
import type { SettingsSection } from "./settings-sections.ts";

type MenuSettings = ReplyOf<typeof getMenuSettings>;

/**
 * Returns how each room of the settings is set at present, as one or two facts in words; an empty
 * list while it is not known.
 */
export function useSectionStates(
  sections: readonly SettingsSection[],
): Readonly<Record<SettingsSection, readonly string[]>> {
  const t = useT();
  const { language, tag } = useLanguage();
  const { theme } = useTheme();
  const me = useMe();
  const { user, business, subscription } = me;
  const devices = useCall(listDevices).data?.items.length;
  const security = useCall(getSecurity).data;
  const menu = useCall(getMenuSettings, undefined, { enabled: sections.includes("requests") }).data;
  const sayOrdering = useOrderingWords();
  const reworded = Object.keys(business.whatsappTexts).length;
  return {
    profile: [user.full_name],
    look: [locales[language].name, t(`common.theme_${theme}`)],
    security: security
      ? [t(security.isTotpOn ? "settings.state_codes" : "settings.state_password")]
      : [],
    devices: devices === undefined ? [] : [t("settings.state_devices", { n: devices })],
    notifications: [],
    business: [business.name, currencySign(tag, business.currency)],
    requests: menu ? [sayOrdering(menu)] : [],
    texts: [
      reworded === 0 ? t("settings.text_default") : t("settings.state_texts", { n: reworded }),
    ],
    plan: [t(`billing.plan_${subscription.plan_key}`), saySubscription(t, me)],
    data: [t("settings.state_data")],
  };
}

/** Returns how the days of ordering are said: "Closed: Saturday". */
function useOrderingWords(): (settings: MenuSettings) => string {
  const t = useT();
  const format = useFormat();
  return ({ isOrderingOn, isOrderingInPlan, openingHours }) => {
    if (!isOrderingOn || !isOrderingInPlan) return t("settings.state_ordering_off");
    const closed = closedWeekdays(openingHours);
    const [first] = closed;
    if (first === undefined) return t("settings.state_every_day");
    if (closed.length === 1) {
      return t("orders.closed_on_weekday", { weekday: format.weekday(first) });
    }
    return t("settings.state_closed", {
      days: format.list(closed.map((day) => format.weekday(day))),
    });
  };
}
