import { useEffect, useState } from "react";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { pushAbility, readPushDevice, turnPushOff, turnPushOn } from "./push-device.ts";
import type { PushAbility } from "./push-device.ts";

/** Whether this device takes push messages, and how. */
export interface PushState {
  ability: PushAbility;
  isOn: boolean;
  isDiscreet: boolean;
}

/** Push messages on this device. */
export interface PushOnDevice {
  state: PushState;
  isBusy: boolean;
  failure: string | null;
  change: (wanted: Omit<PushState, "ability">) => Promise<void>;
}

/** Returns whether this device takes push messages, and what changes it; reads it once as the page opens. */
export function usePush(): PushOnDevice {
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
