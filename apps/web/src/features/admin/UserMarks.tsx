import {
  Ban,
  CircleCheck,
  Clock,
  MailQuestion,
  MailCheck,
  ShieldCheck,
  XCircle,
} from "lucide-react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import type { UserRow } from "./admin.types.ts";
import styles from "./admin.module.css";

const standingIcons = {
  waiting: Clock,
  approved: CircleCheck,
  declined: XCircle,
  blocked: Ban,
} as const;

const standingLooks = {
  waiting: styles.adminMarkWaiting,
  approved: styles.adminMarkApproved,
  declined: styles.adminMarkDeclined,
  blocked: styles.adminMarkBlocked,
};

/** Where an account stands, in a word with its sign. */
function StandingMark({ standing }: { standing: UserRow["standing"] }) {
  const t = useT();
  return (
    <span className={joinClasses(styles.adminMark, standingLooks[standing])}>
      <Icon of={standingIcons[standing]} size="s" />
      {t(`admin.filter_${standing}`)}
    </span>
  );
}

/** Whether the email is verified, in words with a sign. */
export function VerifiedMark({ isVerified }: { isVerified: boolean }) {
  const t = useT();
  return (
    <span
      className={joinClasses(
        styles.adminMark,
        isVerified ? styles.adminMarkApproved : styles.adminMarkWaiting,
      )}
    >
      <Icon of={isVerified ? MailCheck : MailQuestion} size="s" />
      {t(isVerified ? "admin.verified" : "admin.filter_unverified")}
    </span>
  );
}

/** The marks of an account in a list: where it stands, and what is special about it. */
export function UserMarks({ user }: { user: UserRow }) {
  const t = useT();
  return (
    <span className={styles.adminMarks}>
      <StandingMark standing={user.standing} />
      {!user.isVerified && !user.isAdmin && <VerifiedMark isVerified={false} />}
      {user.isAdmin && (
        <span className={styles.adminMark}>
          <Icon of={ShieldCheck} size="s" />
          {t("admin.administrator")}
        </span>
      )}
    </span>
  );
}
