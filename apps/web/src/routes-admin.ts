import { pages } from "@marzipan/contract/paths";
import { ofPage } from "./route-makers.tsx";

/** The pages of administrators. */
export const administration = [
  ofPage(pages.adminDashboard, () => import("./features/admin/AdminDashboardPage.tsx")),
  ofPage(pages.adminApprovals, () => import("./features/admin/ApprovalsPage.tsx")),
  ofPage(pages.adminUsers, () => import("./features/admin/UsersPage.tsx")),
  ofPage(pages.adminAudit, () => import("./features/admin/AuditPage.tsx")),
  ofPage(pages.adminBilling, () => import("./features/admin/BillingPage.tsx")),
  ofPage(pages.adminHelpVotes, () => import("./features/help/HelpVotesPage.tsx")),
  ofPage(pages.adminLeads, () => import("./features/contact/LeadsPage.tsx")),
];
