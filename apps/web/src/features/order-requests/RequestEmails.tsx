import {
  getNotificationSettings,
  updateNotificationSettings,
} from "@marzipan/contract/notifications";
import { useAct, useCall } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Switch } from "../../ui/Switch.tsx";

/** Switches the emails about new order requests to the signed-in person on or off. */
export function RequestEmails() {
  const t = useT();
  const errorText = useErrorText();
  const { user } = useMe();
  const settings = useCall(getNotificationSettings);
  const act = useAct(updateNotificationSettings);
  const error = act.error ?? settings.error;
  const chosen = act.isPending ? act.variables?.body?.emailsRequests : undefined;
  const isOn = chosen ?? settings.data?.emailsRequests ?? true;
  return (
    <>
      {error && (
        <Notice tone="danger" role="alert">
          {errorText(error)}
        </Notice>
      )}
      <Switch
        isSelected={isOn}
        isDisabled={!settings.data || act.isPending}
        onChange={(emailsRequests) => act.mutate({ body: { emailsRequests } })}
        detail={t("requests.email_new_hint", { email: user.email })}
      >
        {t("requests.email_new")}
      </Switch>
    </>
  );
}
