import { setMenuAddress } from "@marzipan/contract/catalog-settings";
import type { MenuAddressKind } from "@marzipan/contract/catalog-settings";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMay } from "../../platform/session/me.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { useSettingsAct } from "./use-settings-act.ts";
import styles from "../../ui/FieldFrame.module.css";

interface AddressSwitchProps {
  kind: MenuAddressKind;
  isOpen: boolean;
}

/** Opens an address to everybody or closes it; the choice stands at once. Who may not change it reads how it stands. */
export function AddressSwitch(props: AddressSwitchProps) {
  const opened = props.kind === "token" ? "catalog.address_on" : "catalog.address_open";
  const state = useT()(props.isOpen ? opened : "catalog.address_closed");
  if (!useMay("settings")) return <p>{state}</p>;
  return <Choice {...props} state={state} />;
}

function Choice({ kind, isOpen, state }: AddressSwitchProps & { state: string }) {
  const errorText = useErrorText();
  const switching = useSettingsAct(setMenuAddress);
  const wanted = switching.isPending ? switching.variables?.body.isOpen : undefined;
  return (
    <>
      <Switch
        isSelected={wanted ?? isOpen}
        onChange={(next) => switching.mutate({ params: { kind }, body: { isOpen: next } })}
      >
        {state}
      </Switch>
      {switching.error && <p className={styles.fieldError}>{errorText(switching.error)}</p>}
    </>
  );
}
