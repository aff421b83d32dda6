import { proposeCountry } from "@marzipan/domain/countries";
import { CallFailure, callServer, makeKey } from "../form/api.ts";
import { startCaptcha } from "../form/captcha.ts";
import type { FormCaptcha } from "../form/captcha.ts";
import type { ContactData } from "./contact-data.ts";

const fields = ["name", "email", "phone", "message"] as const;
type FieldName = (typeof fields)[number];
type Input = HTMLInputElement | HTMLTextAreaElement;

const find = <E extends HTMLElement = HTMLElement>(id: string): E =>
  document.getElementById(id) as E;
const inputOf = (name: FieldName): Input => find<HTMLInputElement>(name);

const words = JSON.parse(find("data").textContent ?? "{}") as ContactData;
const form = find<HTMLFormElement>("contact");
const sent = find("sent");
const button = form.querySelector("button");
let captcha: FormCaptcha | null = null;
/** What was sent last without an answer that it was kept; sent again under its key, it is kept once. */
let pending: { text: string; key: string } | null = null;

function sayAt(name: FieldName, text: string): void {
  find(`${name}-problem`).textContent = text;
  if (text === "") inputOf(name).removeAttribute("aria-invalid");
  else inputOf(name).setAttribute("aria-invalid", "true");
}

function say(text: string): void {
  find("problem").textContent = text;
}

function findEmpty(): FieldName[] {
  return fields.filter((name) => inputOf(name).value.trim() === "");
}

/** Shows a refusal where it belongs: at its field, else above the button. */
function showRefusal(error: unknown): void {
  const { code, fields: problems } =
    error instanceof CallFailure ? error : new CallFailure("network");
  let first: FieldName | null = null;
  for (const { path, problem } of problems) {
    const name = fields.find((one) => one === path);
    if (name === undefined) continue;
    first ??= name;
    const text = { bad_email: words.badEmail, bad_phone: words.badPhone, required: words.required };
    sayAt(name, text[problem as keyof typeof text] ?? words.failed);
  }
  if (code === "disposable_email") {
    sayAt("email", words.disposable);
    first = "email";
  }
  if (first !== null) inputOf(first).focus();
  else if (code === "too_many_submissions") say(words.tooMany);
  else if (code === "captcha_failed" || code === "captcha_required") say(words.captcha);
  else say(words.failed);
}

async function send(): Promise<void> {
  captcha ??= startCaptcha(find("captcha"), words.language, "contact");
  const values = Object.fromEntries(fields.map((name) => [name, inputOf(name).value.trim()]));
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const country = proposeCountry(words.language, navigator.languages, timeZone);
  const message = { ...values, country, language: words.language };
  const text = JSON.stringify(message);
  const captchaToken = await captcha.take();
  if (pending?.text !== text) pending = { text, key: makeKey() };
  await callServer("/api/contact", {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": pending.key },
    body: JSON.stringify({ ...message, captchaToken }),
  });
  pending = null;
}

async function submit(): Promise<void> {
  say("");
  for (const name of fields) sayAt(name, "");
  const empty = findEmpty();
  for (const name of empty) sayAt(name, words.required);
  const [first] = empty;
  if (first !== undefined) {
    say(words.fillAll);
    inputOf(first).focus();
    return;
  }
  button?.setAttribute("disabled", "");
  try {
    await send();
    find("sent-to").textContent = inputOf("email").value.trim();
    form.hidden = true;
    sent.hidden = false;
    sent.querySelector("h2")?.focus();
  } catch (error) {
    showRefusal(error);
  } finally {
    button?.removeAttribute("disabled");
  }
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  void submit();
});
find("another").addEventListener("click", () => {
  form.reset();
  sent.hidden = true;
  form.hidden = false;
  inputOf("name").focus();
});
// The captcha is solved while the form is filled in.
addEventListener("load", () => {
  captcha ??= startCaptcha(find("captcha"), words.language, "contact");
});
