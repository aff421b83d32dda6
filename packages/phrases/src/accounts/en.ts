import { plural } from "../core.ts";
import type { PhraseBook } from "../core.ts";

/** Signing in and up, verifying the email, waiting, and the first step in the app. */
export const accounts = {
  // Signing in and up.
  enter: "Sign in or sign up",
  sign_in: "Sign in",
  sign_up: "Sign up",
  sign_in_title: "Good to see you",
  sign_in_text: "The ovens are warm. Your orders are where you left them.",
  sign_up_title: "Open your bakery",
  sign_up_text: "Two minutes. No card, and Basic stays free.",
  password: "Password",
  password_again: "Password again",
  password_rule: "At least 8 characters, with letters and numbers.",
  forgot_password: "Forgot your password?",
  full_name: "Full name",
  business_name: "Business name",
  which_plan: "Which plan do you want to try?",
  plan_basic_heart: plural("en", { one: "{n} order a month", other: "{n} orders a month" }),
  plan_pro_heart: "Menu that takes orders, payments, receipts",
  plan_premium_heart: plural("en", { one: "For a team of {n}", other: "For a team of {n}" }),
  days_free: plural("en", { one: "{n} day free", other: "{n} days free" }),
  // The legal agreement (spec §5).
  consent: "I accept the {terms} and the {privacy}.",
  terms: "terms",
  privacy: "privacy policy",
  legal_open: "What this means, in short",
  legal_title: "Terms and privacy, in short",
  legal_accept: "Accept",
  legal_data: "Your orders, clients and figures belong to you. Nobody else sees them.",
  legal_export: "You can take your data with you at any time, on every plan.",
  legal_trial:
    "The trial needs no card. When it ends without payment you are on Basic, and nothing is deleted.",
  legal_close:
    "If you close your account, it can be reopened for 30 days. After that everything is deleted.",
  terms_page: "Terms of use",
  privacy_page: "Privacy policy",
  // Waiting for approval; blocked (spec §2).
  pending_text:
    "Good dough needs its rest, and a new account needs a short look. You do not have to do anything.",
  pending_mail: "You will be notified by email at {email}",
  pending_days: "It usually takes 1-2 business days.",
  pending_opens: "This page opens by itself as soon as the answer is here.",
  blocked: "Account Blocked",
  return_to_login: "Return to Login",
  contact_support: "Contact support",
  // Verifying the email (spec §2).
  verify_title: "Check your email",
  verify_text: "We sent a link to {email}. Open it and confirm there that the address is yours.",
  verify_ask:
    "We sent you a link. If it has not arrived, enter your email and we will send it again.",
  verify_spam: "Not there? Look in the spam folder too.",
  verify_opens: "This page opens by itself once the address is confirmed.",
  verify_then: "Then sign in here with your password.",
  resend: "Resend email",
  mail_sent: "If the address is registered, the email is on its way.",
  confirm_title: "Confirm your email",
  confirm_text: "One press, and the address is yours.",
  confirm_button: "Verify email",
  verified_title: "Your email is verified",
  verified_text: "The dashboard opens in 3 seconds.",
  to_dashboard: "To the dashboard",
  not_verified_generic: "The email could not be verified",
  not_verified_generic_text:
    "Something went wrong on our side. Request a new email and try once more.",
  not_verified_expired: "This link has expired",
  not_verified_expired_text:
    "Links work for a limited time. Request a new email and open it right away.",
  not_verified_invalid: "This link is not valid",
  not_verified_invalid_text:
    "Perhaps a part was lost while copying. Open it from the email, or request a new one.",
  not_verified_used: "This link has already been used",
  not_verified_used_text: "Your email is probably verified already. Sign in to see.",
  // The one step before first use (rulings §1).
  first_run_title: "One step, then you start",
  first_run_hello: "Welcome, {name}",
  first_run_text: "Is this right? “Today” and the prices in your app follow from it.",
  first_run_go: "Confirm and start",
  first_run_later: "You can change all of it later in Settings.",
  country: "Country",
  time_zone: "Time zone",
} as const satisfies PhraseBook;
