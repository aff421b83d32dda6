import { createHash } from "node:crypto";
import type * as contact from "@marzipan/contract/contact";
import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import type { PlanName } from "@marzipan/contract/plans";
import { hasFeature, supportHours } from "@marzipan/domain/plans";
import { AppError } from "../../platform/errors/app-error.ts";
import { cutPage, readCursorOf } from "../../platform/request/cursor.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { hashToken, makeId } from "../../platform/formats/ids.ts";
import { countAct } from "../../platform/limits/throttle.ts";
import type { Window } from "../../platform/limits/throttle.ts";
import { wordsIn } from "../../platform/formats/translator.ts";
import { readPhone } from "../accounts/phone-codes.actions.ts";
import { requireCaptcha } from "../auth/captcha.actions.ts";
import { addLead, findSent, listLeadsInOrder } from "./contact.store.ts";
import type { NewLead } from "./contact.store.ts";
import { isDisposable } from "./email-domains.rules.ts";

type Body = Input<typeof contact.sendContactMessage>["body"];

/** How many messages may come from one address. */
const messagesWindow: Window = { lengthMs: 10 * 60_000, most: 5 };

/** The country of phones without a prefix; registrations without a country use the same one. */
const usualCountry = "IL";

/** Who sends a message: from which address, under which idempotency key, on which plan. */
interface Sender {
  address: string;
  key: string | undefined;
  plan: PlanName;
}

/**
 * Stores a message of the contact form and mails it to the operator, once per key (rulings §8). Refused for a
 * throw-away email, a phone that is none, too many messages from the address, and without a solved captcha.
 */
export async function sendContactMessage(
  deps: Deps,
  body: Body,
  { address, key, plan }: Sender,
): Promise<{ ok: true }> {
  const requestKey = key === undefined ? null : hashToken(key);
  const bodyHash = hashWithoutCaptcha(body);
  if (await isSent(deps, requestKey, bodyHash)) return { ok: true };
  if (isDisposable(body.email)) throw new AppError("disposable_email");
  const phone = readPhone(body.phone, body.country ?? usualCountry);
  await refuseTooMany(deps, address);
  await requireCaptcha(deps, body.captchaToken, "contact", address);
  const { name, email, message, language } = body;
  const isPriority = hasFeature(plan, "priority_support");
  const kept = { id: makeId(), requestKey, bodyHash, isPriority };
  const lead = { ...kept, name, email, phone, message, language };
  if (await addLead(deps.database, lead, deps.now())) await mailToOperator(deps, lead, plan);
  else await isSent(deps, requestKey, bodyHash);
  return { ok: true };
}

/** A retry solves a new captcha, so that the captcha is no part of what was sent. */
function hashWithoutCaptcha({ captchaToken: _token, ...sent }: Body): string {
  return createHash("sha256").update(JSON.stringify(sent)).digest("base64url");
}

/** Returns whether a message was kept under its key before; refused where another one was. */
async function isSent(deps: Deps, requestKey: string | null, bodyHash: string): Promise<boolean> {
  const sent = requestKey === null ? null : await findSent(deps.database, requestKey);
  if (sent !== null && sent !== bodyHash) throw new AppError("idempotency_key_reused");
  return sent !== null;
}

async function refuseTooMany(deps: Deps, address: string): Promise<void> {
  await countAct(deps, {
    key: `contact:${address}`,
    window: messagesWindow,
    refusal: "too_many_submissions",
  });
}

/** Mails a message to the operator, with the hours within which the plan is answered (spec §9); the message is kept already, so a mail that cannot be queued is only logged. */
async function mailToOperator(deps: Deps, lead: NewLead, plan: PlanName): Promise<void> {
  const { operator } = deps.config;
  if (!operator) return;
  try {
    const t = await wordsIn(operator.language);
    await deps.messenger.queueMail({
      recipient: operator.email,
      language: operator.language,
      subject: t(lead.isPriority ? "contact.mail_subject_priority" : "contact.mail_subject"),
      lines: [
        t("contact.mail_name", { name: lead.name }),
        t("contact.mail_email", { email: lead.email }),
        t("contact.mail_phone", { phone: lead.phone }),
        t("common.labelled", {
          label: t("plans.row_answer"),
          value: t("plans.in_hours", { hours: supportHours(plan) }),
        }),
      ],
      keeps: [lead.email],
      quote: lead.message,
      button: { label: t("contact.answer"), link: `mailto:${encodeURIComponent(lead.email)}` },
    });
  } catch (error) {
    deps.log.error({ err: error }, "a message of the contact form was kept but not mailed");
  }
}

/** Lists a page of the messages, those with priority first, then the newest first. */
export async function listLeads(
  tx: Tx,
  query: Input<typeof contact.listLeads>["query"],
): Promise<ReplyOf<typeof contact.listLeads>> {
  const after = readCursorOf(query.cursor, ["number", "instant", "id"]);
  const rows = await listLeadsInOrder(tx, query.limit + 1, after);
  const { items, nextCursor } = cutPage(rows, query.limit, (row) => [
    Number(row.is_priority),
    row.created_at.toISOString(),
    row.id,
  ]);
  return {
    items: items.map(({ is_priority, created_at, ...row }) => ({
      ...row,
      isPriority: is_priority,
      createdAt: created_at.toISOString(),
    })),
    nextCursor,
  };
}
