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

const standingIcons = {
  waiting: Clock,
  approved: CircleCheck,
  declined: XCircle,
  blocked: Ban,
} as const;

/** Where an account stands, in a word with its sign. */
function StandingMark({ standing }: { standing: UserRow["standing"] }) {
  const t = useT();
  return (
    <span className={joinClasses("admin-mark", `admin-mark-${standing}`)}>
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
        "admin-mark",
        isVerified ? "admin-mark-approved" : "admin-mark-waiting",
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
    <span className="admin-marks">
      <StandingMark standing={user.standing} />
      {!user.isVerified && !user.isAdmin && <VerifiedMark isVerified={false} />}
      {user.isAdmin && (
        <span className="admin-mark">
          <Icon of={ShieldCheck} size="s" />
          {t("admin.administrator")}
        </span>
      )}
    </span>
  );
}
