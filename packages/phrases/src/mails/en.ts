import { plural } from "../core.ts";
import type { PhraseBook } from "../core.ts";

/** Mails and text messages: only the server says them. */
export const mails = {
  greeting: "Hello {name},",
  verify_subject: "Confirm your email for Marzipan",
  verify_text: "Welcome to Marzipan. Open this link and confirm that this is your email address.",
  verify_action: "Confirm email",
  link_valid: plural("en", {
    one: "The link works for {n} hour.",
    other: "The link works for {n} hours.",
  }),
  verify_ignore: "If you didn’t sign up, you can ignore this email.",
  approved_subject: "Your Marzipan account is approved",
  approved_text: "You can sign in now and take your first order.",
  known_subject: "You already have a Marzipan account",
  known_text:
    "Someone, probably you, tried to sign up with this email address. You already have an account, so just sign in with your password.",
  held_subject: "This email address can’t be used for a new account yet",
  held_text:
    "Someone, probably you, tried to sign up with this email address. A short while ago an account moved from it to another address. If that was you, sign in with the new address.",
  held_until:
    "Until {time} the move can be undone, so this address is kept for that account. After that, you can sign up with it.",
  held_advice:
    "If you didn’t change the address, open the link “{action}” in the email that we sent here at the time.",
  sign_in: "Sign in",
  reset_subject: "Choose a new password for Marzipan",
  reset_text: "Someone, probably you, asked for a new password. Open this link to choose one.",
  reset_action: "Choose a new password",
  reset_ignore:
    "If you didn’t ask for this, you can ignore this email. Your password stays the same.",
  received_subject: "We received your Marzipan registration",
  received_text:
    "Your email is confirmed. Your registration is pending admin approval, which usually takes 1-2 business days. You’ll be notified by email.",
  declined_subject: "About your Marzipan registration",
  contact: "Contact support",
  blocked_subject: "Your Marzipan account has been blocked",
  blocked_text: "Your account has been blocked. Your data is still there. Please contact support.",
  device_subject: "New sign-in to your Marzipan account",
  device_text: "Someone just signed in to your account from a device we haven’t seen before.",
  device: "Device: {browser} on {system}",
  device_half: "Device: {device}",
  device_unknown: "Device: unknown",
  time: "Time: {time}",
  device_advice:
    "If this was you, there’s nothing to do. If not, change your password and sign that device out in Settings.",
  devices: "See my devices",
  password_subject: "Your Marzipan password was changed",
  password_text: "The password for your account was just changed.",
  password_advice: "If this wasn’t you, choose a new password right away.",
  email_subject: "Your Marzipan email was changed",
  email_text: "From now on, sign in with {email}.",
  email_advice: "If this wasn’t you, contact support right away.",
  totp_on_subject: "Authenticator codes were turned on",
  totp_on_text: "From now on, we’ll ask for a code from your app when you sign in to Marzipan.",
  totp_off_subject: "Authenticator codes were turned off",
  totp_off_text: "We no longer ask for a code from your app when you sign in to Marzipan.",
  phone_on_subject: "A phone was added to your account",
  phone_on_text: "From now on, a code sent to {phone} signs you in to your Marzipan account.",
  phone_off_subject: "The phone of your account was removed",
  phone_off_text: "Codes sent to {phone} no longer sign you in to your Marzipan account.",
  security_advice: "If this wasn’t you, choose a new password right away and check your settings.",
  trial_subject: plural("en", {
    one: "Your free trial ends in {n} day",
    other: "Your free trial ends in {n} days",
  }),
  trial_text:
    "Your free trial of {plan} ends on {date}. After that you move to Basic unless you upgrade, and nothing is deleted.",
  plans: "See the plans",
  // A customer's request, to her and to the business.
  request_received_subject: "{business} got your request #{number}",
  request_received_text:
    "Hi {name}, {business} got your request #{number} for {date} and will answer soon. There’s nothing to pay now.",
  request_quoted_subject: "{business} sent you a price for request #{number}",
  request_quoted_text:
    "Hi {name}, {business} quoted {amount} for your request #{number}. You can accept the quote until {until}.",
  request_accepted_subject: "{business} accepted your request #{number}",
  request_accepted_text:
    "Hi {name}, {business} accepted your request #{number} for {date}. Total: {amount}. Thank you!",
  request_declined_subject: "{business} can’t take your request #{number}",
  request_declined_text:
    "Hi {name}, we’re sorry: {business} can’t take your request #{number} for {date}.",
  request_expired_subject: "Your request #{number} at {business} has expired",
  request_expired_text:
    "Hi {name}, {date} has passed and your request #{number} at {business} didn’t become an order. You don’t owe anything, and you can ask again at any time.",
  request_lapsed_subject: "The price for your request #{number} at {business} is no longer valid",
  request_lapsed_text:
    "Hi {name}, the price {business} quoted for your request #{number} was valid until {until}. Write to {business} for a new one.",
  request_see: "See your request",
  request_day_at_time: "{date} at {time}",
  request_hello: "Hi {name}, this is {business}. About your request #{number} for {date}:",
  request_to_business: "Hello {business}, this is {name}. I sent you request #{number} for {date}:",
  request_about: "Hello {business}, this is {name}, about my request #{number}:",
  order_about: "Hello {business}, this is {name}, about my order #{number}:",
  request_total: "Total: {amount}",
  request_calendar: "{business}: order #{number}",
  request_open: "See the requests",
  // To the business, when requests come in.
  request_new_subject: "New order request: {name}, {date}",
  request_new_items: "{name} would like: {items}",
  request_new_pickup: "Pick-up: {date}",
  request_new_delivery: "Delivery: {date}",
  request_new_delivery_to: "Delivery: {date}, to {address}",
  request_new_places: plural("en", {
    one: "{n} place left that day",
    other: "{n} places left that day",
  }),
  request_new_full: "That day is already full. You can still accept.",
  request_new_alone: "No other orders that day",
  request_new_orders: plural("en", {
    one: "{n} other order that day",
    other: "{n} other orders that day",
  }),
  request_new_open: "Open the request",
  requests_new_subject: plural("en", {
    one: "{n} new order request",
    other: "{n} new order requests",
  }),
  requests_new_line: "{name}, {date}: {items}",
  requests_new_more: plural("en", {
    one: "And {n} more",
    other: "And {n} more",
  }),
  sms_code: plural("en", {
    one: "{code} is your Marzipan code. It works for {n} minute.",
    other: "{code} is your Marzipan code. It works for {n} minutes.",
  }),
  email_asked_subject: "Someone asked to change your Marzipan email",
  email_asked_text:
    "Someone, probably you, asked to sign in with {email} from now on. Nothing has changed yet.",
  not_me_action: "This wasn’t me",
  not_me_advice:
    "If this was you, there’s nothing to do. If not, open the link and confirm: we’ll sign out every device, give the account back to this address, and let you choose a new password.",
  link_days: plural("en", {
    one: "The link works for {n} day.",
    other: "The link works for {n} days.",
  }),
  waiting_subject: plural("en", {
    one: "{n} registration is waiting for your approval",
    other: "{n} registrations are waiting for your approval",
  }),
  waiting_text: "Their email is confirmed. They see a waiting page until you approve or decline.",
  waiting_open: "Review sign-ups",
  papers_subject: "{business}: figures for {month}",
  papers_text: "Here are {business}’s figures for {month}.",
  papers_button: "Open the documents",
  papers_note: "Sent by Marzipan for {business} at the start of each month.",
  papers_test: "This is a test you sent to yourself. Nobody else received it.",
  notifications_off: "You can choose your emails in Settings, under Notifications.",
} as const satisfies PhraseBook;
