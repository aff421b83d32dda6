import { pages } from "@marzipan/contract/paths";
import { inside } from "./route-makers.tsx";

/** The pages of administrators. */
export const administration = [
  inside(
    pages.adminDashboard.path,
    () => import("./features/admin/AdminDashboardPage.tsx"),
    "AdminDashboardPage",
    pages.adminDashboard,
  ),
  inside(
    pages.adminApprovals.path,
    () => import("./features/admin/ApprovalsPage.tsx"),
    "ApprovalsPage",
    pages.adminApprovals,
  ),
  inside(
    pages.adminUsers.path,
    () => import("./features/admin/UsersPage.tsx"),
    "UsersPage",
    pages.adminUsers,
  ),
  inside(
    pages.adminAudit.path,
    () => import("./features/admin/AuditPage.tsx"),
    "AuditPage",
    pages.adminAudit,
  ),
  inside(
    pages.adminBilling.path,
    () => import("./features/admin/BillingPage.tsx"),
    "BillingPage",
    pages.adminBilling,
  ),
  inside(
    pages.adminHelpVotes.path,
    () => import("./features/help/HelpVotesPage.tsx"),
    "HelpVotesPage",
    pages.adminHelpVotes,
  ),
  inside(
    pages.adminLeads.path,
    () => import("./features/contact/LeadsPage.tsx"),
    "LeadsPage",
    pages.adminLeads,
  ),
];
