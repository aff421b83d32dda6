import { getUser } from "@marzipan/contract/admin";
import { useCall } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { SectionHead } from "../../ui/Card.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import type { UserView } from "./admin.types.ts";
import { AuditLines } from "./AuditLines.tsx";
import { UserActs } from "./UserActs.tsx";
import { UserDevices } from "./UserDevices.tsx";
import { UserFacts } from "./UserFacts.tsx";
import { UserUsage } from "./UserUsage.tsx";
import styles from "./admin.module.css";

/** An account's sheet over the list: what it is, what it uses, where it is signed in, what was done, what can be. */
export function UserSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const errorText = useErrorText();
  const user = useCall(getUser, { params: { id } });
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable
      isTall
      size="large"
      title={user.data ? <span dir="auto">{user.data.fullName}</span> : t("shell.account")}
      {...(user.data && { subtitle: <span dir="auto">{user.data.businessName}</span> })}
      closeLabel={t("common.close")}
    >
      {user.isPending && (
        <div aria-busy="true" className={styles.adminSheetSkeleton}>
          <p role="status" className="sr-only">
            {t("common.loading")}
          </p>
          <Skeleton height="24px" width="60%" />
          <Skeleton height="120px" />
          <Skeleton height="120px" />
        </div>
      )}
      {user.isError && !user.data && (
        <ErrorState
          headingLevel={3}
          title={t("admin.details_failed")}
          text={errorText(user.error)}
          retryLabel={t("common.try_again")}
          onRetry={() => void user.refetch()}
          isRetrying={user.isFetching}
        />
      )}
      {user.data && <UserContent user={user.data} />}
    </Sheet>
  );
}

function UserContent({ user }: { user: UserView }) {
  const t = useT();
  return (
    <div className={styles.adminSheet}>
      <UserFacts user={user} />
      <UserActs user={user} />
      <section>
        <SectionHead headingLevel={3} title={t("admin.usage")} />
        <UserUsage user={user} />
      </section>
      <section>
        <SectionHead headingLevel={3} title={t("admin.devices")} />
        <UserDevices devices={user.devices} />
      </section>
      <section>
        <SectionHead headingLevel={3} title={t("admin.history")} />
        {user.audit.length === 0 ? (
          <p className={styles.adminDetail}>{t("admin.history_none")}</p>
        ) : (
          <AuditLines lines={user.audit} isAboutOne />
        )}
      </section>
    </div>
  );
}
