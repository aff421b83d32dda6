/** Plans from the lowest to the highest (spec §4); `admin` is internal. */
export const planNames = ["basic", "pro", "premium", "admin"] as const;

/** A plan's wire name (`plan_key`, `billing_plan`). */
export type PlanName = (typeof planNames)[number];

/** The plans that a person may choose at registration (rulings §2). */
export const publicPlanNames = ["basic", "pro", "premium"] as const;

/** Features that a plan unlocks (spec §6). */
export const planFeatures = [
  "add_orders",
  "add_clients",
  "view_orders",
  "view_clients",
  "export_excel",
  "export_pdf",
  "receipt_ocr",
  "ai_chat",
  "advanced_analytics",
  "menu_sharing",
  "customer_ordering",
  "payment_tracking",
  "ai_business_consultant",
  "priority_support",
  "team_collaboration",
  "user_management",
  "system_admin",
] as const;

/** A plan feature's wire name. */
export type PlanFeature = (typeof planFeatures)[number];

/** What a plan limits by number (spec §9, rulings §3). */
export const limitNames = ["orders", "clients", "products", "storage", "people"] as const;

/** The name of one limit. */
export type LimitName = (typeof limitNames)[number];

/** States of a subscription (spec §4). */
export const subscriptionStatuses = [
  "active",
  "trialing",
  "past_due",
  "canceled",
  "none",
  "inactive",
] as const;

/** A subscription's state. */
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Why a plan ended: the trial's last day, refused renewals, a refund or chargeback, a cancellation, or its own end date. */
export const planEndReasons = [
  "trial",
  "payment_refused",
  "refunded",
  "canceled",
  "expired",
] as const;

/** Why a plan ended. */
export type PlanEndReason = (typeof planEndReasons)[number];
