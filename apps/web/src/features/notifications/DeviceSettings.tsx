import { useState } from "react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import screenStyles from "../../platform/screen/screen.module.css";
import { Card } from "../../ui/Card.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Switch } from "../../ui/Switch.tsx";
import type { PushAbility } from "./push-device.ts";
import { isSoundOn, ring, setSoundOn } from "./ring.ts";
import { usePush } from "./use-push.ts";

/** What this device does: push messages, whether the lock screen shows names and amounts, and the sound of new requests. */
export function DeviceSettings() {
  const t = useT();
  const { state, isBusy, failure, change } = usePush();
  return (
    <Card title={t("settings.this_device")}>
      <div data-part="settings-form" className={screenStyles.settingsForm}>
        <Hindrance ability={state.ability} />
        {failure !== null && (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )}
        <Switch
          isSelected={state.isOn}
          isDisabled={isBusy || (!state.isOn && state.ability !== "able")}
          onChange={(isOn) => void change({ isOn, isDiscreet: state.isDiscreet })}
          detail={t("notifications.ring_hint")}
        >
          {t("notifications.ring")}
        </Switch>
        <Switch
          isSelected={state.isDiscreet}
          isDisabled={isBusy || !state.isOn}
          onChange={(isDiscreet) => void change({ isOn: true, isDiscreet })}
          detail={t("notifications.discreet_hint")}
        >
          {t("notifications.discreet")}
        </Switch>
        <SoundSwitch />
      </div>
    </Card>
  );
}

function SoundSwitch() {
  const t = useT();
  const [isOn, setOn] = useState(isSoundOn);
  return (
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
  );
}

/** Says why this device takes no push messages, and what to do about it. */
function Hindrance({ ability }: { ability: PushAbility }) {
  const t = useT();
  if (ability === "able") return null;
  return <Notice tone="info">{t(`notifications.${ability}`)}</Notice>;
}
