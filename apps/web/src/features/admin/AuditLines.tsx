import {
  Ban,
  CircleCheck,
  CreditCard,
  LockOpen,
  LogOut,
  ShieldCheck,
  ShieldOff,
  XCircle,
} from "lucide-react";
import { Link } from "react-aria-components/Link";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { AuditRow } from "./admin.types.ts";
import { useDeviceInstant } from "./use-device-day.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./admin.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

const icons = {
  approve: CircleCheck,
  decline: XCircle,
  block: Ban,
  unblock: LockOpen,
  plan: CreditCard,
  make_administrator: ShieldCheck,
  remove_administrator: ShieldOff,
  sign_out: LogOut,
} as const;

/** Lines of the audit log; those of one account do not repeat whom they are about. */
export function AuditLines({
  lines,
  isAboutOne = false,
}: {
  lines: readonly AuditRow[];
  isAboutOne?: boolean;
}) {
  const t = useT();
  return (
    <ul className={styles.adminAudit} aria-label={t(isAboutOne ? "admin.history" : "admin.audit")}>
      {lines.map((line) => (
        <li key={line.id}>
          <Icon of={icons[line.act]} />
          <div>
            <p>
              <b>{t(`admin.act_${line.act}`)}</b>
              {!isAboutOne && (
                <>
                  {" · "}
                  <About about={line.about} />
                </>
              )}
            </p>
            <Facts facts={line.facts} />
            <By line={line} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function About({ about }: { about: AuditRow["about"] }) {
  const t = useT();
  if (!about) return t("admin.gone");
  return (
    <Link
      className={joinClasses(styles.adminAuditAbout)}
      href={pathTo("/admin/user-management", { user: about.id })}
    >
      <bdi>{about.fullName}</bdi>
    </Link>
  );
}

function Facts({ facts }: { facts: AuditRow["facts"] }) {
  const t = useT();
  const format = useFormat();
  const { plan, planBefore, until, reason } = facts;
  return (
    <>
      {plan && planBefore && (
        <p>
          {t("admin.plan_change", {
            before: t(`billing.plan_${planBefore}`),
            after: t(`billing.plan_${plan}`),
          })}
          {until && ` · ${t("admin.plan_until", { date: format.date(until) })}`}
        </p>
      )}
      {reason && (
        <p dir="auto" className={styles.adminReason}>
          {reason}
        </p>
      )}
    </>
  );
}

function By({ line }: { line: AuditRow }) {
  const t = useT();
  const instant = useDeviceInstant();
  return (
    <p className={styles.adminDetail}>
      <span>{t("admin.by_name", { name: line.by?.fullName ?? t("admin.gone") })}</span>
      {" · "}
      <time dateTime={line.at}>{instant(line.at)}</time>
    </p>
  );
}
