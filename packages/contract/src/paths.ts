import type { Feature } from "./plans.ts";

/** Who may open a page: anybody, only strangers, members, members with a feature, administrators. */
export type PageAccess = "public" | "member" | "admin" | Feature;

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
  sharedReceipt: { path: "/shared/receipt/$token", access: "public" },
  dashboard: { path: "/dashboard", access: "member" },
  orders: { path: "/orders", access: "member" },
  clients: { path: "/clients", access: "member" },
  products: { path: "/products", access: "member" },
  bakeList: { path: "/bake-list", access: "member" },
  tasks: { path: "/tasks", access: "member" },
  settings: { path: "/settings", access: "member" },
  receipt: { path: "/receipt/$orderId", access: "member" },
  orderRequests: { path: "/order-requests", access: "member" },
  pendingOrders: { path: "/dashboard/pending-orders", access: "member" },
  menu: { path: "/menu", access: "menu_sharing" },
  expenses: { path: "/expenses", access: "payment_tracking" },
  newPayment: { path: "/payments/new", access: "payment_tracking" },
  analytics: { path: "/analytics", access: "advanced_analytics" },
  receipts: { path: "/receipts", access: "receipt_ocr" },
  reports: { path: "/reports", access: "export_excel" },
  adminDashboard: { path: "/admin/dashboard", access: "admin" },
  adminUsers: { path: "/admin/user-management", access: "admin" },
  adminApprovals: { path: "/admin/user-approvals", access: "admin" },
  adminAudit: { path: "/admin/audit", access: "admin" },
  adminLeads: { path: "/admin/leads", access: "admin" },
} as const satisfies Record<string, { path: string; access: PageAccess }>;

/** Paths that only lead elsewhere (spec §2). */
export const redirects = {
  "/admin": "/admin/dashboard",
  "/admin/users": "/admin/user-approvals",
  "/admin_user_management": "/admin/user-management",
} as const;
