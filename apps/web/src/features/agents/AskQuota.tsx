import { dayIn } from "@marzipan/domain/dates";
import { LifeBuoy, Lightbulb, Lock } from "lucide-react";
import type { ReactNode } from "react";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { IconShape } from "../../ui/Icon.tsx";
import type { MayAsk } from "./use-quota.ts";
import styles from "./ask-head.module.css";

/** What is left to ask each agent, in the dialog's head; both are closed without an active subscription. */
export function AskQuota({ may }: { may: MayAsk }) {
  const t = useT();
  const isClosed = may.refusalOf("support") !== null;
  return (
    <ul className={styles.askQuota}>
      <Pill icon={LifeBuoy}>
        {t("common.labelled", {
          label: t("ask.support"),
          value: isClosed ? "–" : t("ask.no_limit"),
        })}
      </Pill>
      {may.asksAdvisor && <AdvisorPill may={may} isClosed={isClosed} />}
    </ul>
  );
}

function AdvisorPill({ may: { quota }, isClosed }: { may: MayAsk; isClosed: boolean }) {
  const t = useT();
  const format = useFormat();
  const { timeZone } = useMe().business;
  const say = (value: string): string => t("common.labelled", { label: t("ask.advisor"), value });
  if (isClosed) return <Pill icon={Lock}>{say("–")}</Pill>;
  if (!quota) return <Pill icon={Lightbulb}>{say("…")}</Pill>;
  const { left, limit, isLow, resetsOn } = quota;
  if (left === null) return <Pill icon={Lightbulb}>{say(t("ask.no_limit"))}</Pill>;
  const day = resetsOn && format.dayMonth(dayIn(timeZone, new Date(resetsOn)));
  return (
    <>
      <Pill icon={left === 0 ? Lock : Lightbulb} isLow={isLow}>
        {say(limit === 0 ? "–" : t("ask.left_of", { left, limit }))}
        {limit > 0 && (
          <span className={styles.askMeter} aria-hidden="true">
            <i style={{ inlineSize: `${Math.round((left / limit) * 100)}%` }} />
          </span>
        )}
      </Pill>
      {day && limit > 0 && <li className={styles.askAnew}>{t("ask.new_on", { date: day })}</li>}
    </>
  );
}

function Pill({
  icon,
  isLow = false,
  children,
}: {
  icon: IconShape;
  isLow?: boolean;
  children: ReactNode;
}) {
  return (
    <li className={styles.askPill} data-low={isLow || undefined}>
      <Icon of={icon} size="s" />
      {children}
    </li>
  );
}
