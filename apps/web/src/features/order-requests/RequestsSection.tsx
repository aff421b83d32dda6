import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Section } from "../../platform/screen/Section.tsx";
import screenStyles from "../../platform/screen/screen.module.css";
import { pathTo } from "../../platform/url/path-to.ts";
import { TextLink } from "../../ui/TextLink.tsx";

/** Settings of order requests: the way to the rules of ordering, and to the notifications of new requests. */
export function RequestsSection() {
  const t = useT();
  return (
    <Section id="requests" title={t("shell.order_requests")}>
      <div data-part="settings-form" className={screenStyles.settingsForm}>
        <p>
          <TextLink href={pathTo("/menu/ordering")} leadsOn>
            {t("requests.settings")}
          </TextLink>
        </p>
        <p>
          <TextLink href={pathTo("/settings/$section", { section: "notifications" })} leadsOn>
            {t("common.notifications")}
          </TextLink>
        </p>
      </div>
    </Section>
  );
}
