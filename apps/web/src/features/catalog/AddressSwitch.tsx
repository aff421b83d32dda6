import { switchMenuAddress } from "@marzipan/contract/catalog-settings";
import type { MenuAddressKind } from "@marzipan/contract/catalog-settings";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { useSettingsAct } from "./use-settings-act.ts";
import styles from "../../ui/FieldFrame.module.css";

interface AddressSwitchProps {
  kind: MenuAddressKind;
  isOpen: boolean;
}

/** Opens an address to everybody or closes it; the choice stands at once. */
export function AddressSwitch({ kind, isOpen }: AddressSwitchProps) {
  const t = useT();
  const errorText = useErrorText();
  const switching = useSettingsAct(switchMenuAddress);
  const wanted = switching.isPending ? switching.variables?.body.isOpen : undefined;
  return (
    <>
      <Switch
        isSelected={wanted ?? isOpen}
        onChange={(next) => switching.mutate({ params: { kind }, body: { isOpen: next } })}
      >
        {isOpen
          ? t(kind === "token" ? "catalog.address_on" : "catalog.address_open")
          : t("catalog.address_closed")}
      </Switch>
      {switching.error && <p className={styles.fieldError}>{errorText(switching.error)}</p>}
    </>
  );
}
