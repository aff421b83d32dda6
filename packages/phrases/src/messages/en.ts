import type { WhatsappTextKind } from "@marzipan/contract/accounts";
import { plural } from "../core.ts";
import type { Phrase, PhraseBook } from "../core.ts";

/** Texts that leave the house: WhatsApp to clients and mails (rulings §10.1). */
export const messages = {
  // WhatsApp to a client, in the client's language; the owner may reword each (rulings §10.1).
  confirmation:
    "Hi {name}, your order #{number} is noted for {date} at {time}. Total: {amount}. Thank you! {business}",
  confirmation_no_time:
    "Hi {name}, your order #{number} is noted for {date}. Total: {amount}. Thank you! {business}",
  ready:
    "Hi {name}, your order #{number} is ready for pick-up. We are here until {time}. See you soon! {business}",
  ready_no_time: "Hi {name}, your order #{number} is ready for pick-up. See you soon! {business}",
  reminder:
    "Hi {name}, a small reminder: {amount} is still open for order #{number} of {date}. If it has already been paid, please ignore this message. Thank you! {business}",
  on_the_way:
    "Hi {name}, your order #{number} has just left us and is on its way to you. Enjoy! {business}",
  // The kinds of texts, as settings name them.
  kind_confirmation: "Order confirmation",
  kind_ready: "Order is ready",
  kind_reminder: "Payment reminder",
  kind_on_the_way: "On the way",
  // Mails to the owner.
  mail_greeting: "Hello {name},",
  mail_verify_subject: "Verify your email for Marzipan",
  mail_verify_text:
    "Welcome to Marzipan. Open this link and confirm there that the email address is yours.",
  mail_verify_action: "Verify email",
  mail_link_valid: plural("en", {
    one: "The link works for {n} hour.",
    other: "The link works for {n} hours.",
  }),
  mail_verify_ignore: "If you did not sign up, you can ignore this email.",
  mail_approved_subject: "Your Marzipan account is approved",
  mail_approved_text: "You can sign in now and take your first order.",
  mail_known_subject: "You already have a Marzipan account",
  mail_known_text:
    "Somebody, probably you, tried to sign up with this email address. You already have an account: sign in with your password.",
  mail_sign_in: "Sign in",
  mail_reset_subject: "Choose a new password for Marzipan",
  mail_reset_text:
    "Somebody, probably you, asked for a new password. Open this link and choose one there.",
  mail_reset_action: "Choose a new password",
  mail_reset_ignore:
    "If you did not ask for this, you can ignore this email. Your password stays as it is.",
  mail_received_subject: "We received your Marzipan registration",
  mail_received_text:
    "Your email is verified. Your registration is pending admin approval, which usually takes 1-2 business days. You will be notified by email.",
  mail_declined_subject: "About your Marzipan registration",
  mail_declined_text: "We could not approve your registration.",
  mail_reason: "This is the reason:",
  mail_contact: "Contact support",
  mail_blocked_subject: "Your Marzipan account has been blocked",
  mail_blocked_text:
    "Your account has been blocked. Your data is still there. Please contact support.",
  mail_device_subject: "New sign-in to your Marzipan account",
  mail_device_text:
    "Your account was just signed in to from a device that we have not seen before.",
  mail_device: "Device: {browser} on {system}",
  mail_device_half: "Device: {device}",
  mail_device_unknown: "Device: unknown",
  mail_time: "Time: {time}",
  mail_device_advice:
    "If this was you, there is nothing to do. If not, change your password and sign the device out in Settings.",
  mail_devices: "See my devices",
  mail_password_subject: "Your Marzipan password was changed",
  mail_password_text: "The password of your account was just changed.",
  mail_password_advice: "If this was not you, choose a new password right away.",
  mail_email_subject: "Your Marzipan email was changed",
  mail_email_text: "From now on you sign in with {email}.",
  mail_email_advice: "If this was not you, contact support right away.",
  mail_totp_on_subject: "Authenticator codes were turned on",
  mail_totp_on_text:
    "From now on you are asked for a code from your app when you sign in to Marzipan.",
  mail_totp_off_subject: "Authenticator codes were turned off",
  mail_totp_off_text:
    "You are no longer asked for a code from your app when you sign in to Marzipan.",
  mail_phone_on_subject: "A phone was added to your account",
  mail_phone_on_text: "From now on a code sent to {phone} signs in to your Marzipan account.",
  mail_phone_off_subject: "The phone of your account was removed",
  mail_phone_off_text: "Codes sent to {phone} no longer sign in to your Marzipan account.",
  mail_security_advice:
    "If this was not you, choose a new password right away, then check your settings.",
  mail_trial_subject: plural("en", {
    one: "Your free trial ends in {n} day",
    other: "Your free trial ends in {n} days",
  }),
  mail_trial_text:
    "Your free trial of {plan} ends on {date}. Without payment you are on Basic from then on, and nothing is deleted.",
  mail_plans: "See the plans",
  // A customer's request, to her and to the business.
  request_received_subject: "{business} has your request #{number}",
  request_received_text:
    "Hi {name}, {business} has your request #{number} for {date} and will answer soon. Nothing to pay now.",
  request_quoted_subject: "{business} sent you a price for request #{number}",
  request_quoted_text:
    "Hi {name}, {business} offers {amount} for your request #{number}. You can accept it until {until}.",
  request_accepted_subject: "{business} accepted your request #{number}",
  request_accepted_text:
    "Hi {name}, {business} accepted your request #{number} for {date}. Total: {amount}. Thank you!",
  request_declined_subject: "{business} cannot take your request #{number}",
  request_declined_text:
    "Hi {name}, we are sorry: {business} cannot take your request #{number} for {date}.",
  request_see: "See your request",
  request_hello: "Hi {name}, this is {business}. About your request #{number} for {date}:",
  request_to_business: "Hello {business}, this is {name}. I sent you request #{number} for {date}:",
  request_about: "Hello {business}, this is {name}, about my request #{number}:",
  request_total: "Total: {amount}",
  request_calendar: "{business}: order #{number}",
  request_waiting_subject: plural("en", {
    one: "{n} order request waits for your answer",
    other: "{n} order requests wait for your answer",
  }),
  request_waiting_text:
    "Your customers see that they have no answer yet. You can accept, offer a price, or decline.",
  request_open: "See the requests",
  sms_code: plural("en", {
    one: "{code} is your Marzipan code. It works for {n} minute.",
    other: "{code} is your Marzipan code. It works for {n} minutes.",
  }),
} as const satisfies PhraseBook &
  Readonly<Record<WhatsappTextKind | `kind_${WhatsappTextKind}`, Phrase>>;
