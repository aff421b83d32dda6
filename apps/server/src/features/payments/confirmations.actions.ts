import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import type { Language } from "@marzipan/contract/languages";
import type * as confirmations from "@marzipan/contract/confirmations";
import { dayIn } from "@marzipan/domain/dates";
import { toMajor } from "@marzipan/domain/money";
import { balanceMinor, isVoided, owedMinor, paidMinor } from "@marzipan/domain/payments";
import { isSettled } from "@marzipan/domain/settlement";
import { confirmationFacts } from "@marzipan/phrases/confirmation-facts";
import { makeFormat } from "@marzipan/phrases/format";
import type * as z from "zod/mini";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import { together } from "../../platform/database/together.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { erasedName } from "../../platform/account/erase-person.ts";
import { hashToken, makeId, makeToken } from "../../platform/formats/ids.ts";
import { countAct, countActIn } from "../../platform/limits/throttle.ts";
import type { Window } from "../../platform/limits/throttle.ts";
import { wordsIn } from "../../platform/formats/translator.ts";
import { buttonTo } from "../accounts/mails.actions.ts";
import { underToken } from "../order-requests/request-status.actions.ts";
import { openOrder } from "../orders/order-state.actions.ts";
import {
  addLink,
  countLinks,
  findSharedConfirmation,
  loadConfirmation,
  loadOwnConfirmation,
  revokeLinks,
} from "./confirmations.store.ts";
import type { StoredConfirmation } from "./confirmations.store.ts";

/** A confirmation's reply. */
export type ConfirmationReply = z.output<typeof confirmations.Confirmation>;

/** How often shared confirmations may be asked for from one address. */
const readingWindow: Window = { lengthMs: 60_000, most: 60 };
/** How many confirmations a business may mail in an hour. */
const mailWindow: Window = { lengthMs: 60 * 60_000, most: 30 };

/**
 * Maps a confirmation to the wire: voided rows are left out, a cancelled order costs nothing, and only
 * money that was not refunded is confirmed.
 */
function describeConfirmation(stored: StoredConfirmation, now: Date): ConfirmationReply {
  const { currency, isCancelled } = stored;
  const standing = stored.payments.filter(
    (entry) => entry.kind !== "void" && !isVoided(entry.id, stored.payments),
  );
  const paid = paidMinor(stored.payments, currency);
  const owing = { totalMinor: stored.totalMinor, isCancelled, isSettled: isSettled(stored) };
  return {
    kind: standing.some((entry) => paidMinor(stored.payments, entry.currency) > 0)
      ? "confirmation"
      : "summary",
    businessName: stored.businessName,
    businessPhone: stored.businessPhone,
    number: stored.number,
    clientName: stored.clientName,
    deliveryDate: stored.deliveryDate,
    deliveryTime: stored.deliveryTime,
    fulfilment: stored.fulfilment,
    address: stored.address,
    allergens: stored.allergens,
    allergyNote: stored.allergyNote,
    notes: stored.notes,
    issuedDate: dayIn(stored.timeZone, now),
    isCancelled,
    currency,
    items: stored.items.map((item) => ({
      name: item.name,
      quantity: item.quantity,
      unitPrice: toMajor(item.unitPriceMinor),
      lineTotal: toMajor(item.lineTotalMinor),
    })),
    itemsTotal: toMajor(stored.itemsTotalMinor),
    agreedPrice: stored.agreedPriceMinor === null ? null : toMajor(stored.agreedPriceMinor),
    total: toMajor(owedMinor(owing)),
    paid: toMajor(paid),
    balance: toMajor(balanceMinor(owing, paid)),
    isSettled: owing.isSettled,
    payments: standing.map(({ kind, paidAt, method, amountMinor, currency: paidIn }) => ({
      kind: kind === "refund" ? "refund" : "payment",
      paidAt,
      method,
      amount: toMajor(amountMinor),
      currency: paidIn,
    })),
    language: stored.clientLanguage ?? stored.ownerLanguage ?? "en",
  };
}

async function requireConfirmation(tx: Tx, orderId: string): Promise<StoredConfirmation> {
  const stored = await loadConfirmation(tx, orderId);
  if (!stored) throw new AppError("not_found");
  return stored;
}

/** Returns an order's confirmation. */
export async function readConfirmation(tx: Tx, orderId: string): Promise<ConfirmationReply> {
  return describeConfirmation(await requireConfirmation(tx, orderId), tx.now);
}

/** Returns an order's confirmation with what sharing it needs. */
export async function getConfirmation(
  tx: Tx,
  orderId: string,
): Promise<ReplyOf<typeof confirmations.getConfirmation>> {
  const [stored, openLinks] = await together([
    requireConfirmation(tx, orderId),
    countLinks(tx, orderId),
  ]);
  const { phone, email } = stored;
  return { confirmation: describeConfirmation(stored, tx.now), openLinks, phone, email };
}

/** Creates a link to an order's confirmation; only its hash is kept, so that it is told once. */
export async function createConfirmationLink(
  tx: Tx<"session">,
  orderId: string,
): Promise<{ path: string }> {
  await openOrder(tx, orderId);
  const token = makeToken();
  await addLink(tx, { id: makeId(), orderId, tokenHash: hashToken(token) });
  return { path: `/shared/receipt/${token}` };
}

/** Revokes every link to an order's confirmation. */
export async function revokeConfirmationLinks(
  tx: Tx<"session">,
  orderId: string,
): Promise<{ ok: true }> {
  await openOrder(tx, orderId);
  await revokeLinks(tx, orderId);
  return { ok: true };
}

/** Mails a new link to an order's confirmation, in the client's language unless another is named. */
export async function emailConfirmation(
  tx: Tx<"session">,
  deps: Deps,
  orderId: string,
  { email, language }: Input<typeof confirmations.emailConfirmation>["body"],
): Promise<{ ok: true }> {
  const confirmation = await readConfirmation(tx, orderId);
  const { clientName } = confirmation;
  await countActIn(tx, {
    key: `confirmation-mail:${tx.businessId}`,
    window: mailWindow,
    refusal: "rate_limited",
  });
  const speaks = language ?? confirmation.language;
  const t = await wordsIn(speaks);
  const { path } = await createConfirmationLink(tx, orderId);
  const isSummary = confirmation.kind === "summary";
  const title = t(isSummary ? "payments.summary" : "payments.confirmation");
  const mail = {
    recipient: email,
    language: speaks,
    subject: `${title} · ${confirmation.businessName} · ${String(confirmation.number)}`,
    lines: [
      ...(clientName === erasedName ? [] : [t("mails.greeting", { name: clientName })]),
      t(isSummary ? "payments.mail_summary_text" : "payments.mail_text"),
      ...confirmationFacts(confirmation, t, makeFormat(speaks)).map(
        ([name, value]) => `${name}: ${value}`,
      ),
      [confirmation.businessName, confirmation.businessPhone].filter(Boolean).join(" · "),
    ],
    ...buttonTo(deps, path, t(isSummary ? "payments.mail_summary_button" : "payments.mail_button")),
  };
  await deps.messenger.queueMail(mail, tx);
  return { ok: true };
}

/** Returns the confirmation behind a link to anyone who has it; not found when it is revoked, `rate_limited` when one address asks too often. */
export async function getSharedConfirmation(
  deps: Deps,
  address: string,
  token: string,
): Promise<ConfirmationReply> {
  const now = deps.now();
  await countAct(deps, {
    key: `confirmation:${address}`,
    window: readingWindow,
    refusal: "rate_limited",
  });
  const stored = await findSharedConfirmation(deps.database, hashToken(token));
  if (!stored) throw new AppError("not_found");
  return describeConfirmation(stored, now);
}

/** Returns the confirmation of the order behind a customer's page; `not_found` without an order, `rate_limited` when one address asks too often. */
export async function getOwnConfirmation(
  deps: Deps,
  address: string,
  token: string,
): Promise<ConfirmationReply> {
  await countAct(deps, {
    key: `confirmation:${address}`,
    window: readingWindow,
    refusal: "rate_limited",
  });
  return await underToken(deps, token, address, async (tx) => {
    const stored = await loadOwnConfirmation(tx);
    if (!stored) throw new AppError("not_found");
    return describeConfirmation(stored, tx.now);
  });
}

/** Returns the language of a paper: the asked one, else the confirmation's own. */
export function languageOf(confirmation: ConfirmationReply, asked: Language | undefined): Language {
  return asked ?? confirmation.language;
}
