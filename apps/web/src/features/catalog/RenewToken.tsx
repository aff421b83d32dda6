import { renewMenuToken } from "@marzipan/contract/catalog-settings";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useToast } from "../../platform/toast/use-toast.ts";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { useSettingsAct } from "./use-settings-act.ts";

/** Gives the private link another end, after asking: the old one leads nowhere from then on. */
export function RenewToken() {
  const t = useT();
  const errorText = useErrorText();
  const showToast = useToast();
  const [isAsking, setAsking] = useState(false);
  const renewing = useSettingsAct(renewMenuToken, () => {
    setAsking(false);
    showToast(t("catalog.token_renewed"));
  });
  return (
    <>
      <Button icon={RefreshCw} onPress={() => setAsking(true)}>
        {t("catalog.token_renew")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t("catalog.token_renew")}
        confirmLabel={t("catalog.token_renew")}
        cancelLabel={t("common.cancel")}
        isPending={renewing.isPending}
        onConfirm={() => renewing.mutate({})}
        error={renewing.error && errorText(renewing.error)}
      >
        {t("catalog.token_renew_text")}
      </ConfirmDialog>
    </>
  );
}
