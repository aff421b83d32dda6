import { plural } from "../core.ts";
import type { PhraseBook } from "../core.ts";

/** The contact form, what administrators see of it, and the mail to the operator. */
export const contact = {
  // The form; the errors stand as rulings §11 fixes them.
  message: "Your message",
  send: "Send message",
  fill_all: "Please fill in all fields",
  bad_phone: "Please enter a valid phone number.",
  bad_email: "Please enter a valid email address.",
  failed: "Your message could not be sent. Please try again.",
  sent_title: "Thanks, we got your message",
  sent_text: "We’ll reply to {email} within 48 hours, or within 24 hours if you’re on Premium.",
  send_another: "Send another message",
  kept: plural("en", {
    one: "We keep messages for {n} month, then delete them.",
    other: "We keep messages for {n} months, then delete them.",
  }),
  // What administrators see of it.
  leads: "Messages",
  leads_loading: "Loading messages",
  leads_failed: "We couldn’t load the messages",
  leads_empty: "No messages yet",
  leads_empty_text: "Messages from the contact page show up here and arrive by email.",
  leads_shown: plural("en", { one: "{n} message shown", other: "{n} messages shown" }),
  priority: "Priority",
  answer: "Reply by email",
  // The mail to the operator.
  mail_subject: "New message from the contact form",
  mail_subject_priority: "New priority message from the contact form",
  mail_name: "Name: {name}",
  mail_email: "Email: {email}",
  mail_phone: "Phone: {phone}",
} as const satisfies PhraseBook;
