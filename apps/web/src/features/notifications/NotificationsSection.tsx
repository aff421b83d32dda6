import { useEffect, useState } from "react";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Section } from "../../platform/screen/Section.tsx";
import screenStyles from "../../platform/screen/screen.module.css";
import { Notice } from "../../ui/Notice.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { pushAbility, readPushDevice, turnPushOff, turnPushOn } from "./push-device.ts";
import type { PushAbility } from "./push-device.ts";

/** Settings of notifications on this device: push messages, and whether the lock screen shows names and amounts. */
export function NotificationsSection() {
  const t = useT();
  const { state, isBusy, failure, change } = usePush();
  return (
    <Section id="notifications" title={t("common.notifications")}>
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
      </div>
    </Section>
  );
}

/** Says why this device takes no push messages, and what to do about it. */
function Hindrance({ ability }: { ability: PushAbility }) {
  const t = useT();
  if (ability === "able") return null;
  return <Notice tone="info">{t(`notifications.${ability}`)}</Notice>;
}

interface PushState {
  ability: PushAbility;
  isOn: boolean;
  isDiscreet: boolean;
}

function usePush() {
  const t = useT();
  const errorText = useErrorText();
  const [state, setState] = useState<PushState>({
    ability: "able",
    isOn: false,
    isDiscreet: false,
  });
  const [isBusy, setBusy] = useState(true);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    const read = async (): Promise<void> => {
      setState({ ability: pushAbility(), ...(await readPushDevice()) });
    };
    read()
      .catch(() => undefined)
      .finally(() => setBusy(false));
  }, []);
  const change = async ({ isOn, isDiscreet }: Omit<PushState, "ability">): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const isDone = isOn ? await turnPushOn(isDiscreet) : (await turnPushOff(), true);
      const ability = pushAbility();
      setState(isDone ? { ability, isOn, isDiscreet } : { ...state, ability });
    } catch (error) {
      setFailure(error instanceof DOMException ? t("notifications.failed") : errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return { state, isBusy, failure, change };
}
