import { featuresOf, plans } from "@marzipan/domain/plans";
import type { PlanName } from "@marzipan/contract/plans";
import type { Role } from "@marzipan/contract/roles";
import type { Me } from "../session/me.tsx";

/**
 * Makes a signed-in person for a test: at a gate, on a plan, perhaps an administrator by profile.
 */
export function makeMe({
  gate = "open",
  plan = "basic",
  isAdmin = false,
  role = "owner",
}: { gate?: Me["gate"]; plan?: PlanName; isAdmin?: boolean; role?: Role } = {}): Me {
  return {
    gate,
    user: {
      id: "01930000-0000-7000-8000-000000000001",
      email: "baker@demo.test",
      full_name: "Maya Levi",
      business_name: "Levi Bakehouse",
      profile_image_url: null,
      currency: "ILS",
      billing_plan: plan,
      plan_expires_at: null,
      email_verified_at: null,
      is_admin: isAdmin,
      role,
      is_approved: gate === "open",
      is_blocked: gate === "blocked",
      decline_reason: null,
      language: "en",
      theme: "light",
    },
    business: {
      id: "01930000-0000-7000-8000-000000000002",
      name: "Levi Bakehouse",
      timeZone: "Asia/Jerusalem",
      country: "IL",
      currency: "ILS",
      phone: null,
      logoUrl: null,
      weekStart: null,
      isSetUp: true,
      today: "2026-11-26",
      tracksPayments: isAdmin || plan !== "basic",
      asksPastOrders: false,
      whatsappTexts: {},
      hasOrderPages: true,
    },
    subscription: {
      plan_key: plan,
      status: "active",
      trial_end: null,
      current_period_end: null,
      isTrialUsed: false,
      ended: null,
      features: featuresOf(plan),
      limits: plans[plan].limits,
    },
    consent_due: null,
  };
}
