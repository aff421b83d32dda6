import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { useSavingBusiness } from "./use-saving.ts";
import styles from "./settings.module.css";

/** Switches the private pages of all orders' customers on or off, and ends the links that were sent (rulings §10.8). */
export function OrderPagesPart() {
  const t = useT();
  const errorText = useErrorText();
  const { business } = useMe();
  const switching = useSavingBusiness();
  const renewing = useSavingBusiness();
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles.settingsRows}>
      <Switch
        isSelected={business.hasOrderPages}
        isDisabled={switching.isPending}
        onChange={(hasOrderPages) => switching.mutate({ body: { hasOrderPages } })}
        detail={switching.error ? errorText(switching.error) : t("settings.pages_text")}
      >
        {t("settings.pages_on")}
      </Switch>
      {business.hasOrderPages && (
        <div className={styles.settingsSave}>
          <Button icon={RefreshCw} onPress={() => setAsking(true)}>
            {t("settings.pages_renew")}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t("settings.pages_renew")}
        confirmLabel={t("settings.pages_renew")}
        cancelLabel={t("common.cancel")}
        isPending={renewing.isPending}
        onConfirm={() =>
          renewing.mutate(
            { body: { renewsOrderPages: true } },
            { onSuccess: () => setAsking(false) },
          )
        }
        error={renewing.error && errorText(renewing.error)}
      >
        {t("settings.pages_renew_text")}
      </ConfirmDialog>
    </div>
  );
}
