import { languages } from "@marzipan/contract/languages";
import { describe, expect, it } from "vitest";
import { en } from "./languages/en.ts";
import { loadPhrases } from "./load.ts";
import { makeTranslate } from "./translate.ts";

const say = makeTranslate("en", en);

describe("the English texts that the specification fixes", () => {
  it.each([
    [
      say("receipts.unreadable"),
      "We could not read this receipt. You can enter the details yourself.",
    ],
    [say("receipts.invalid"), "The receipt data is not valid. Please check the marked fields."],
    [
      say("errors.receipt_uncertain"),
      "Some details are uncertain. Please review them before you continue.",
    ],
    [say("errors.agent_inactive"), "Please activate your subscription to use AI agents."],
    [say("errors.agent_locked"), "Business consulting requires Pro or Premium plan."],
    [
      say("errors.agent_lifetime_used"),
      "You've reached your lifetime limit of 100 business consultations. Upgrade to Pro or Premium for more.",
    ],
    [
      say("errors.agent_month_used_pro"),
      "Monthly quota reached. Upgrade to Premium for 100 monthly consultations.",
    ],
    [say("errors.agent_month_used"), "Monthly business consulting quota reached."],
    [say("errors.rate_limited"), "Please wait a moment before trying again."],
    [say("errors.too_many_sms"), "Too many SMS requests. Please wait a moment and try again."],
    [
      say("errors.too_many_sign_ins"),
      "Too many login attempts. Please wait a moment and try again.",
    ],
    [say("errors.login_throttled"), "Too many login attempts. Please wait a minute and try again."],
    [
      say("errors.too_many_signups"),
      "Too many signup attempts. Please wait a moment and try again.",
    ],
    [say("errors.too_many_resets"), "Too many reset attempts. Please wait a moment and try again."],
    [
      say("errors.reset_invalid"),
      "Invalid or expired reset token. Please request a new password reset.",
    ],
    [say("errors.captcha_failed"), "Captcha verification failed. Please try again."],
    [
      say("errors.too_many_verifications"),
      "Too many verification attempts. Please wait a moment and try again.",
    ],
    [
      say("errors.too_many_resends"),
      "Too many resend attempts. Please wait a moment and try again.",
    ],
    [
      say("errors.resend_too_soon", { n: 1 }),
      "Please wait 1 seconds before requesting another email",
    ],
    [
      say("errors.resend_too_soon", { n: 42 }),
      "Please wait 42 seconds before requesting another email",
    ],
    [
      say("errors.sign_in_required"),
      "Authentication Required - Please sign in to access this page",
    ],
    [
      say("errors.account_blocked"),
      "Account Blocked - Your account has been blocked. Please contact support.",
    ],
    [say("errors.account_unapproved"), "Your registration is pending admin approval"],
    [say("errors.not_signed_in"), "Authentication required for this operation"],
    [say("errors.session_expired"), "Invalid or expired session"],
    [say("errors.orders_not_loaded"), "Error loading orders"],
    [say("errors.order_not_deleted"), "Error deleting order. Please try again."],
    [say("errors.client_not_deleted"), "Error deleting client. Please try again."],
    [say("errors.product_not_deleted"), "Error deleting product. Please try again."],
    [
      say("errors.application_error"),
      "Application Error: Something went wrong. Your data is safe. Please try again or reload the page.",
    ],
    [say("errors.unexpected"), "An unexpected error occurred. Please try again."],
    [say("errors.network"), "Network error. Please check your connection and try again."],
    [say("billing.upgrade_title"), "Unlock Pro Features"],
    [say("billing.trial_badge", { n: 14 }), "14-day free trial"],
    [say("billing.not_now"), "Not now"],
    [say("billing.start_trial"), "Start Free Trial"],
    [say("billing.subscription_trialing", { n: 5 }), "Trialing (5 days left)"],
    [say("billing.subscription_past_due"), "Past Due"],
    [say("billing.subscription_none"), "No active subscription"],
    [
      say("billing.gate", { plan: say("billing.plan_pro_or_premium") }),
      "Upgrade Required: This feature requires Pro or Premium plan. Please upgrade to continue.",
    ],
    [
      say("billing.gate", { plan: say("billing.plan_premium") }),
      "Upgrade Required: This feature requires Premium plan. Please upgrade to continue.",
    ],
  ])("stand to the letter: %s", (said, fixed) => {
    expect(said).toBe(fixed);
  });
});

describe("WhatsApp texts", () => {
  it.each(languages)("keep money and number from turning round in %s", async (language) => {
    const t = makeTranslate(language, await loadPhrases(language));
    const text = t("messages.reminder", {
      first_name: "דנה",
      link: "https://marzipan.example/order/a1",
      amount: "₪340",
      number: "1042",
      date: "26.11",
      business: "Lila",
    });
    expect(text).toContain("דנה");
    expect(text.includes("\u20681042\u2069") && text.includes("\u2068₪340\u2069")).toBe(
      language === "ar",
    );
    expect(text).not.toMatch(/[{}]/);
  });
});
