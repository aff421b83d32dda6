import { getUsage } from "@marzipan/contract/dashboard";
import { useCall } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { useUpgrade } from "../../platform/session/upgrade.ts";
import { Pill } from "../../ui/Badge.tsx";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Track } from "../../ui/Track.tsx";
import { Section } from "../../platform/screen/Section.tsx";
import { saySubscription } from "./say-subscription.ts";
import styles from "./settings.module.css";
import screenStyles from "../../platform/screen/screen.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** The plan in force, its state, and what is used of each limit. */
export function PlanSection() {
  const t = useT();
  const format = useFormat();
  const me = useMe();
  const { subscription, business } = me;
  const openUpgrade = useUpgrade();
  const end = subscription.trial_end ?? subscription.current_period_end;
  const day = end && format.date(format.instantDay(end, business.timeZone));
  const canGrow = subscription.plan_key === "basic" || subscription.plan_key === "pro";
  return (
    <Section id="plan" title={t("settings.plan")}>
      <div data-part="settings-form" className={screenStyles.settingsForm}>
        <p className={styles.planLine}>
          <b>{t("billing.plan_named", { plan: t(`billing.plan_${subscription.plan_key}`) })}</b>
          <Pill tone={subscription.status === "past_due" ? "plain" : "tint"}>
            {saySubscription(t, me)}
          </Pill>
          {day && (
            <span className={styles.settingsFine}>{t("settings.plan_until", { date: day })}</span>
          )}
        </p>
        <Usage />
        <div className={styles.settingsActs}>
          {canGrow && (
            <Button variant="primary" onPress={() => openUpgrade()}>
              {t("billing.upgrade")}
            </Button>
          )}
          <ButtonLink href={pathTo("/pricing")}>{t("settings.see_plans")}</ButtonLink>
        </div>
      </div>
    </Section>
  );
}

function Usage() {
  const t = useT();
  const errorText = useErrorText();
  const usage = useCall(getUsage);
  if (usage.isPending) return <Skeleton height="120px" />;
  if (usage.isError) {
    return (
      <ErrorState
        headingLevel={3}
        title={t("errors.not_loaded")}
        text={errorText(usage.error)}
        retryLabel={t("common.try_again")}
        onRetry={() => void usage.refetch()}
        isRetrying={usage.isFetching}
      />
    );
  }
  return (
    <ul className={styles.usage}>
      {(["orders", "clients", "products", "storage"] as const).map((name) => {
        const { used, limit } = usage.data[name];
        const isUnlimited = limit < 0;
        const value = isUnlimited
          ? t("billing.usage_unlimited")
          : t(name === "storage" ? "billing.usage_storage_value" : "billing.usage_value", {
              used,
              limit,
            });
        return (
          <li key={name}>
            <p className={styles.usageWords}>
              <span>{t(`billing.usage_${name}`)}</span>
              <b>{value}</b>
            </p>
            {!isUnlimited && (
              <Track
                label={t(`billing.usage_${name}`)}
                value={used}
                max={limit}
                valueText={value}
                tone={used >= limit ? "danger" : "plain"}
                isThin
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
