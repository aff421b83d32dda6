import { getAdminDashboard } from "@marzipan/contract/admin";
import { useCall } from "../../platform/api/queries.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useUrlParams } from "../../platform/url/use-url-params.ts";
import { CountTabs } from "../../ui/Tabs.tsx";
import { Page } from "../../platform/screen/Page.tsx";
import { ApprovalList } from "./ApprovalList.tsx";
import { approvalTabs, readApprovalTab } from "./approvals.rules.ts";

/** `/admin/user-approvals`: who waits, with a verified email or without, and who was declined. */
export function ApprovalsPage() {
  const t = useT();
  const format = useFormat();
  const [params, change] = useUrlParams();
  const tab = readApprovalTab(params["tab"]);
  const overview = useCall(getAdminDashboard);
  const counts = overview.data?.counts;
  return (
    <Page title={t("shell.admin_approvals")}>
      <CountTabs
        label={t("admin.tabs_label")}
        value={tab}
        onChange={(id) => change({ tab: id === "ready" ? null : id })}
        items={approvalTabs.map((id) => ({
          id,
          label: t(`admin.filter_${id}`),
          count: counts ? format.number(counts[id]) : overview.isError ? "–" : undefined,
        }))}
      >
        <ApprovalList key={tab} tab={tab} />
      </CountTabs>
    </Page>
  );
}
