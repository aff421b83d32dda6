import { getAdminDashboard } from "@marzipan/contract/admin";
import { useCall } from "../../platform/api/queries.ts";
import { isAdmin } from "../../platform/gate/decide-access.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { Badge } from "../../ui/Badge.tsx";

/** Returns how many registrations wait for an administrator; 0 for everybody else. */
export function useWaitingApprovals(): number {
  const enabled = isAdmin(useMe());
  const { data } = useCall(getAdminDashboard, undefined, { enabled });
  return data?.counts.ready ?? 0;
}

/** The number of registrations that wait beside their place in the navigation; nothing when there are none. */
export function ApprovalBadge() {
  const t = useT();
  const format = useFormat();
  const count = useWaitingApprovals();
  if (count === 0) return null;
  return <Badge label={t("admin.ready_count", { n: count })}>{format.number(count)}</Badge>;
}
