import { changeAgentSettings, getAgentSettings } from "@marzipan/contract/agents";
import { useAct, useCall } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Switch } from "../../ui/Switch.tsx";
import styles from "./settings.module.css";

/** Where a hosted model answers: whether it may see what tells of people, and who decided so when. */
export function ModelPart() {
  const t = useT();
  const format = useFormat();
  const errorText = useErrorText();
  const { business } = useMe();
  const settings = useCall(getAgentSettings).data;
  const act = useAct(changeAgentSettings);
  if (!settings?.hasModel) return null;
  const { sharesDetails, changedBy, changedAt } = settings;
  const shown = act.isPending ? act.variables?.body.sharesDetails : sharesDetails;
  return (
    <section aria-label={t("settings.ai_details_title")} className={styles.modelPart}>
      <h3 className={styles.modelTitle}>{t("settings.ai_details_title")}</h3>
      <p className={styles.settingsFine}>{t("settings.ai_details_text")}</p>
      {act.error && (
        <Notice tone="danger" role="alert">
          {errorText(act.error)}
        </Notice>
      )}
      <Switch
        isSelected={shown ?? sharesDetails}
        isDisabled={act.isPending}
        onChange={(isOn) => act.mutate({ body: { sharesDetails: isOn } })}
        detail={
          changedBy !== null && changedAt !== null
            ? t("settings.ai_details_changed", {
                name: changedBy,
                when: format.instant(changedAt, business.timeZone),
              })
            : undefined
        }
      >
        {t("settings.ai_details_switch")}
      </Switch>
    </section>
  );
}
