import { locales } from "@marzipan/phrases/locales";
import type { ReactNode } from "react";
import { useT, useLanguage } from "../../platform/i18n/LanguageProvider.tsx";
import { Notice } from "../../ui/Notice.tsx";
import type { UserView } from "./admin.types.ts";
import { useDeviceDay } from "./use-device-day.ts";
import { UserMarks } from "./UserMarks.tsx";
import styles from "./admin.module.css";

/** What an account is: where it stands and why, its email, plan, place and language. */
export function UserFacts({ user }: { user: UserView }) {
  const t = useT();
  const day = useDeviceDay();
  const { tag } = useLanguage();
  const reason = user.blockReason ?? user.declineReason;
  return (
    <>
      <UserMarks user={user} />
      {reason && (
        <Notice tone="warning" title={t("admin.reason")}>
          <span dir="auto" className={styles.adminReason}>
            {reason}
          </span>
        </Notice>
      )}
      <dl className={styles.adminFacts}>
        <Fact label={t("common.email")}>
          <bdi dir="ltr" className={styles.adminEmail}>
            {user.email}
          </bdi>
        </Fact>
        <Fact label={t("admin.column_plan")}>
          {t(`billing.plan_${user.plan}`)}
          {user.status === "trialing" && ` · ${t("admin.trialing")}`}
          {user.planEndsAt && ` · ${t("admin.plan_until", { date: day(user.planEndsAt) })}`}
        </Fact>
        <Fact label={t("admin.column_chosen")}>{t(`billing.plan_${user.chosenPlan}`)}</Fact>
        <Fact label={t("admin.column_since")}>{day(user.createdAt)}</Fact>
        {user.emailVerifiedAt && (
          <Fact label={t("admin.verified")}>{day(user.emailVerifiedAt)}</Fact>
        )}
        {user.approvedAt && <Fact label={t("admin.filter_approved")}>{day(user.approvedAt)}</Fact>}
        <Fact label={t("admin.column_last_seen")}>
          {user.lastSeenAt ? day(user.lastSeenAt) : t("admin.never_seen")}
        </Fact>
        <Fact label={t("common.language")}>{locales[user.language].name}</Fact>
        <Fact label={t("admin.place")}>
          {new Intl.DisplayNames(tag, { type: "region" }).of(user.country)}
        </Fact>
      </dl>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
