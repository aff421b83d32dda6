import { useState } from "react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { Section } from "../../platform/screen/Section.tsx";
import { RequestEmails } from "./RequestEmails.tsx";
import { isSoundOn, ring, setSoundOn } from "./ring.ts";
import screenStyles from "../../platform/screen/screen.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** Settings of order requests: the emails, the sound on this device, and the way to the rules of ordering. */
export function RequestsSection() {
  const t = useT();
  const [isOn, setOn] = useState(isSoundOn);
  return (
    <Section id="requests" title={t("shell.order_requests")}>
      <div data-part="settings-form" className={screenStyles.settingsForm}>
        <RequestEmails />
        <Switch
          isSelected={isOn}
          onChange={(next) => {
            setSoundOn(next);
            setOn(next);
            if (next) ring();
          }}
          detail={t("requests.sound_hint")}
        >
          {t("requests.sound")}
        </Switch>
        <p>
          <TextLink href={pathTo("/menu/ordering")} leadsOn>
            {t("requests.settings")}
          </TextLink>
        </p>
      </div>
    </Section>
  );
}
