import type { PhraseBook } from "../core.ts";

/** Settings: the person, the business, the look, the texts, the devices, the plan. */
export const settings = {
  sections: "Sections",
  // The person.
  profile: "Profile",
  email_fixed: "You sign in with this address.",
  // The business.
  business: "Business",
  logo_choose: "Choose a logo",
  logo_remove: "Remove the logo",
  week_start: "The week starts on",
  week_as_language: "As the language says",
  currency_note: "What already exists keeps its currency.",
  // Language and appearance.
  look: "Language and appearance",
  // WhatsApp texts (rulings §10.1).
  texts: "WhatsApp texts",
  texts_text:
    "One tap opens WhatsApp with the text in your client’s language. Word each as you like.",
  text_kind: "Text",
  text_language: "In which language",
  text_words: "Words",
  text_filled: "Filled in for you:",
  text_insert: "Insert {word}",
  text_reset: "Back to the default text",
  text_own: "Your own wording",
  text_default: "Default text",
  // Devices (rulings §2).
  devices: "Devices",
  devices_text: "Where you are signed in now.",
  device_name: "{browser} on {system}",
  this_device: "This device",
  last_seen: "Last seen {when}",
  sign_out_device: "Sign out {device}",
  sign_out_all: "Sign out everywhere",
  sign_out_all_text: "You will have to sign in again on each device, this one too.",
  device_signed_out: "Signed out",
  // Plan and usage.
  plan: "Plan and usage",
  plan_until: "Until {date}",
  see_plans: "See all plans",
  // The own account: sign-in, data, closing.
  picture_choose: "Choose a picture",
  picture_remove: "Remove the picture",
  security: "Sign-in and security",
  email_change: "Change email",
  email_new: "New email",
  email_sent: "We sent a link to {email}. Open it to finish; until then nothing changes.",
  password_change: "Change password",
  password_current: "Current password",
  password_new: "New password",
  password_changed: "Password changed. Your other devices are signed out.",
  password_yours: "Your password",
  phone_title: "Phone for sign-in",
  phone_text: "Sign in with a code that is sent to this phone.",
  phone_send: "Send code",
  phone_code: "Code",
  phone_code_sent: "We sent six digits to {phone}.",
  phone_confirm: "Confirm phone",
  phone_remove: "Remove phone",
  phone_removed: "Phone removed",
  phone_confirmed: "Phone confirmed",
  totp_title: "Authenticator codes",
  totp_text:
    "An app on your phone shows a new code every 30 seconds. You are asked for it when you sign in.",
  totp_on: "Authenticator codes are on",
  totp_start: "Set up codes",
  totp_scan:
    "Scan this with your authenticator app, or type the key into it. Then enter the code that it shows.",
  totp_qr: "QR code for your authenticator app",
  totp_key: "Key",
  totp_code: "Code from the app",
  totp_confirm: "Turn on codes",
  totp_recovery: "Recovery codes",
  totp_recovery_text:
    "Each of these signs you in once when your phone is not at hand. Keep them safe: they are not shown again.",
  totp_copy: "Copy codes",
  totp_copied: "Codes copied",
  totp_kept: "I have kept them",
  totp_left: "Recovery codes left: {left}",
  totp_or_recovery: "Or one of your recovery codes",
  totp_remove: "Turn off codes",
  totp_removed: "Authenticator codes are off",
  data: "Your data",
  data_text:
    "Everything as CSV tables, with your files, in one ZIP. You can take it away on every plan.",
  data_download: "Download my data",
  close_title: "Close account",
  close_text:
    "You are signed out everywhere. For 30 days you can sign in and reopen it. Then everything is deleted, files included.",
  closed: "Your account is closed",
  reopen_text: "This account is closed. Everything in it will be deleted on {date}.",
  reopen: "Reopen account",
  email_confirm_title: "Confirm your new email",
  email_confirm_text: "From then on you sign in with it.",
  email_confirm: "Confirm email",
  email_confirmed: "Your new email is confirmed",
  mail_email_subject: "Confirm your new email",
  mail_email_text:
    "You asked to sign in to Marzipan with this address. The button opens a page where you confirm it.",
  mail_email_ignore: "If it was not you, ignore this mail. Nothing changes.",
  mail_taken_text:
    "Somebody wanted to use this address for another Marzipan account. There is already an account with it, so nothing was changed.",
  mail_closed_subject: "Your account is closed",
  mail_closed_text:
    "You can sign in and reopen it until {date}. Then everything in it is deleted, files included.",
} as const satisfies PhraseBook;
