import { dayIn } from "@marzipan/domain/dates";
import { BookOpen, Lock } from "lucide-react";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { closeAsk } from "../../platform/session/ask.ts";
import { useMe } from "../../platform/session/me.tsx";
import { openUpgrade } from "../../platform/session/upgrade.ts";
import { pathTo } from "../../platform/url/path-to.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { QuotaRefusal } from "./chat.rules.ts";
import type { Quota } from "./use-quota.ts";
import styles from "./ask-faces.module.css";

/** Why the advisor does not answer, and what would let it (spec §8); no one can lift the highest plan's limit. */
export function LockCard({ refusal, quota }: { refusal: QuotaRefusal; quota: Quota | undefined }) {
  const t = useT();
  const format = useFormat();
  const { timeZone } = useMe().business;
  const isLiftable = refusal !== "agent_month_used";
  const day = quota?.resetsOn && format.dayMonth(dayIn(timeZone, new Date(quota.resetsOn)));
  const upgrade = (): void => {
    closeAsk();
    openUpgrade();
  };
  return (
    <section className={styles.lockedCard} role="alert">
      <span className={styles.lockedWho}>
        <Icon of={Lock} />
      </span>
      <h3>{t("ask.denied")}</h3>
      <p>{t(`errors.${refusal}`)}</p>
      {day && <p>{t("ask.new_on", { date: day })}</p>}
      {isLiftable && (
        <div className={styles.lockedActs}>
          <Button variant="primary" onPress={upgrade}>
            {t("billing.upgrade")}
          </Button>
          <ButtonLink variant="quiet" href={pathTo("/pricing")} onPress={closeAsk}>
            {t("ask.see_plans")}
          </ButtonLink>
        </div>
      )}
      <p className={styles.lockedNote}>{t("ask.support_goes_on")}</p>
    </section>
  );
}

/** Without an active subscription neither agent answers (spec §5). */
export function InactiveCard() {
  const t = useT();
  const isPaused = useMe().subscription.status === "inactive";
  return (
    <section className={styles.lockedCard}>
      <span className={styles.lockedWho}>
        <Icon of={Lock} />
      </span>
      <h3>{t("ask.inactive")}</h3>
      <p>{t("errors.agent_inactive")}</p>
      <div className={styles.lockedActs}>
        <ButtonLink
          variant="primary"
          href={isPaused ? pathTo("/settings/$section", { section: "plan" }) : pathTo("/pricing")}
          onPress={closeAsk}
        >
          {t(isPaused ? "plans.resume" : "ask.see_plans")}
        </ButtonLink>
        <ButtonLink variant="quiet" icon={BookOpen} href={pathTo("/help")} onPress={closeAsk}>
          {t("ask.open_help")}
        </ButtonLink>
      </div>
      <p className={styles.lockedNote}>{t("ask.inactive_note")}</p>
    </section>
  );
}
