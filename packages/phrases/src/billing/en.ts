import type { LimitName, PlanName, SubscriptionStatus } from "@marzipan/contract/plans";
import { plural } from "../core.ts";
import type { Phrase, PhraseBook } from "../core.ts";

/** Plans, limits, trial and subscription (spec §4, §9; rulings §3). */
export const billing = {
  // Plans.
  plan_basic: "Basic",
  plan_pro: "Pro",
  plan_premium: "Premium",
  plan_admin: "Administration",
  plan_pro_or_premium: "Pro or Premium",
  plan_named: "{plan} plan",
  gate: "Upgrade Required: This feature requires {plan} plan. Please upgrade to continue.",
  // The upgrade modal (spec §2).
  upgrade_title: "Unlock Pro Features",
  upgrade_title_premium: "Unlock Premium Features",
  feature_payment_tracking: "Record payments and see who owes you",
  feature_receipt_ocr: "Scan receipts into expenses",
  feature_menu_sharing: "A public menu your customers can order from",
  feature_advanced_analytics: "Analytics, Excel and PDF reports",
  feature_no_limits: "Unlimited orders, clients and products",
  feature_consultations: plural("en", {
    one: "{n} business consultation a month",
    other: "{n} business consultations a month",
  }),
  feature_all_of_pro: "Everything in Pro",
  feature_team_collaboration: plural("en", {
    one: "A team of {n} person in one business",
    other: "A team of up to {n} people in one business",
  }),
  feature_priority_support: "Priority support with a reply within 24 hours",
  feature_storage: "{size} GB of storage",
  // Why the modal opened: a feature that the plan lacks.
  reason_menu_sharing: "The public menu is part of the {plan} plan.",
  reason_customer_ordering: "Ordering from the public menu is part of the {plan} plan.",
  reason_payment_tracking: "Recording payments and expenses is part of the {plan} plan.",
  reason_advanced_analytics: "Analytics is part of the {plan} plan.",
  reason_receipt_ocr: "Receipt scanning is part of the {plan} plan.",
  reason_export_excel: "Excel reports are part of the {plan} plan.",
  reason_export_pdf: "PDF reports are part of the {plan} plan.",
  reason_team_collaboration: "Working as a team is part of the {plan} plan.",
  reason_priority_support: "Priority support is part of the {plan} plan.",
  // Price, trial and buttons.
  monthly: "Monthly",
  yearly_save: "Yearly, save {percent}",
  per_month: "a month",
  per_year: "a year",
  per_year_about: "a year, about {price} a month",
  trial_badge: plural("en", {
    one: "{n}-day free trial",
    other: "{n}-day free trial",
  }),
  no_card: "No card needed",
  not_now: "Not now",
  start_trial: "Start Free Trial",
  trial_started: "Your free trial has started",
  upgrade: "Upgrade",
  upgrade_month: "Upgrade, {price} a month",
  upgrade_year: "Upgrade, {price} a year",
  // The subscription's state (spec §4).
  subscription_trialing: plural("en", {
    one: "Trialing ({n} day left)",
    other: "Trialing ({n} days left)",
  }),
  subscription_active: "Active",
  subscription_past_due: "Past Due",
  subscription_canceled: "Canceled",
  subscription_inactive: "Inactive",
  subscription_none: "No active subscription",
  trial_days_left: plural("en", {
    one: "{n} day left in your free trial",
    other: "{n} days left in your free trial",
  }),
  trial_ends_today: "Your free trial ends today",
  ended_trial: "Your free trial of {plan} is over. You’re on Basic now, and nothing was deleted.",
  ended_payment_refused:
    "{plan} ended on {date} because the renewal payment didn’t go through. You’re on Basic now, and nothing was deleted.",
  ended_refunded:
    "{plan} ended on {date} because the payment was refunded. You’re on Basic now, and nothing was deleted.",
  ended_canceled:
    "{plan} was canceled and ended on {date}. You’re on Basic now, and nothing was deleted.",
  ended_expired: "{plan} ended on {date}. You’re on Basic now, and nothing was deleted.",
  past_due_banner: "The last payment didn’t go through. Please add a new card.",
  // Limits (rulings §3): which one, how much is used, what lifts it.
  limit_orders: "Orders this month: {used} of {limit}. With Pro there’s no limit.",
  limit_clients: "Clients: {used} of {limit}. With Pro there’s no limit.",
  limit_products: "Products: {used} of {limit}. With Pro there’s no limit.",
  limit_storage: "Storage: {used} of {limit} GB. A larger plan gives you more.",
  limit_people: "People: {used} of {limit}. With Premium you can work as a team.",
  usage_orders: "Orders this month",
  usage_clients: "Clients",
  usage_products: "Products",
  usage_storage: "Storage",
  usage_storage_value: "{used} of {limit} GB",
  usage_value: "{used} of {limit}",
  usage_unlimited: "No limit",
} as const satisfies PhraseBook &
  Readonly<
    Record<`plan_${PlanName}` | `limit_${LimitName}` | `subscription_${SubscriptionStatus}`, Phrase>
  >;
