import type { Access } from "./endpoint.ts";
import type { PlanFeature } from "./plans.ts";
import type { Capability } from "./roles.ts";

/** Who may open a page: anyone, members or administrators; of members those with the feature and the capability. */
export interface PageAccess {
  access: Access;
  /** What the plan of the business must have. */
  feature?: PlanFeature;
  /** What the person's role must be allowed. */
  capability?: Capability;
}

/** Every page path of the product with who may open it (spec §2), and the pages of ours beside them. */
export const pages = {
  landing: { path: "/", access: "public" },
  auth: { path: "/auth", access: "public" },
  authCallback: { path: "/auth/callback", access: "public" },
  authVerify: { path: "/auth/verify", access: "public" },
  verifyEmail: { path: "/verify-email", access: "public" },
  verificationSuccess: { path: "/verification-success", access: "public" },
  verificationError: { path: "/verification-error", access: "public" },
  resetPassword: { path: "/reset-password", access: "public" },
  notMe: { path: "/not-me", access: "public" },
  pricing: { path: "/pricing", access: "public" },
  contact: { path: "/contact", access: "public" },
  help: { path: "/help", access: "public" },
  about: { path: "/about", access: "public" },
  docs: { path: "/docs", access: "public" },
  terms: { path: "/terms", access: "public" },
  privacy: { path: "/privacy", access: "public" },
  privacyPolicy: { path: "/privacy-policy", access: "public" },
  termsOfUse: { path: "/terms-of-use", access: "public" },
  refundPolicy: { path: "/refund-policy", access: "public" },
  security: { path: "/security", access: "public" },
  publicMenu: { path: "/public/menu", access: "public" },
  sharedPapers: { path: "/shared/papers/$token", access: "public" },
  sharedConfirmation: { path: "/shared/receipt/$token", access: "public" },
  dashboard: { path: "/dashboard", access: "member" },
  orders: { path: "/orders", access: "member", capability: "orders" },
  clients: { path: "/clients", access: "member", capability: "clients" },
  products: { path: "/products", access: "member", capability: "products" },
  bakeList: { path: "/bake-list", access: "member", capability: "orders" },
  imports: { path: "/import", access: "member", capability: "settings" },
  tasks: { path: "/tasks", access: "member", capability: "tasks" },
  notifications: { path: "/notifications", access: "member" },
  settings: { path: "/settings", access: "member" },
  checkout: { path: "/checkout", access: "member", capability: "plan" },
  checkoutSuccess: { path: "/checkout/success", access: "member", capability: "plan" },
  confirmation: { path: "/receipt/$orderId", access: "member", capability: "payments" },
  orderRequests: { path: "/order-requests", access: "member", capability: "requests" },
  pendingOrders: { path: "/dashboard/pending-orders", access: "member", capability: "requests" },
  menuOrdering: {
    path: "/menu/ordering",
    access: "member",
    feature: "menu_sharing",
    capability: "settings",
  },
  menu: { path: "/menu", access: "member", feature: "menu_sharing", capability: "menu" },
  expenses: {
    path: "/expenses",
    access: "member",
    feature: "payment_tracking",
    capability: "expenses",
  },
  payments: {
    path: "/payments",
    access: "member",
    feature: "payment_tracking",
    capability: "money",
  },
  owing: {
    path: "/payments/owing",
    access: "member",
    feature: "payment_tracking",
    capability: "money",
  },
  newPayment: {
    path: "/payments/new",
    access: "member",
    feature: "payment_tracking",
    capability: "payments",
  },
  analytics: {
    path: "/analytics",
    access: "member",
    feature: "advanced_analytics",
    capability: "money",
  },
  receipts: { path: "/receipts", access: "member", feature: "receipt_ocr", capability: "expenses" },
  reports: { path: "/reports", access: "member", feature: "export_excel", capability: "money" },
  adminDashboard: { path: "/admin/dashboard", access: "admin" },
  adminUsers: { path: "/admin/user-management", access: "admin" },
  adminApprovals: { path: "/admin/user-approvals", access: "admin" },
  adminAudit: { path: "/admin/audit", access: "admin" },
  adminBilling: { path: "/admin/billing", access: "admin" },
  adminHelpVotes: { path: "/admin/help-votes", access: "admin" },
  adminLeads: { path: "/admin/leads", access: "admin" },
} as const satisfies Record<string, PageAccess & { path: string }>;

/** Paths that only lead elsewhere (spec §2). */
export const redirects = {
  "/admin": "/admin/dashboard",
  "/admin/users": "/admin/user-approvals",
  "/admin_user_management": "/admin/user-management",
} as const;
