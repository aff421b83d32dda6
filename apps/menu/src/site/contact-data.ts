import type { Language } from "@marzipan/contract/languages";

/** What the contact page hands to its script: its language and what it says when something is wrong. */
export interface ContactData {
  language: Language;
  required: string;
  fillAll: string;
  badEmail: string;
  badPhone: string;
  disposable: string;
  tooMany: string;
  captcha: string;
  failed: string;
}
