import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import type { Language } from "@marzipan/contract/languages";
import type {
  OrderReceipt,
  getOrderReceipt,
  mailOrderReceipt,
} from "@marzipan/contract/order-receipts";
import { dayIn } from "@marzipan/domain/dates";
import { toMajor } from "@marzipan/domain/money";
import { isVoided, paidMinor } from "@marzipan/domain/payments";
import type * as z from "zod/mini";
import { AppError } from "../../platform/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/deps.ts";
import { hashToken, makeId, makeToken } from "../../platform/ids.ts";
import { countAct, countActIn } from "../../platform/throttle.ts";
import type { Window } from "../../platform/throttle.ts";
import { wordsIn } from "../../platform/words.ts";
import { buttonTo } from "../accounts/mails.actions.ts";
import { openOrder } from "../orders/order-state.actions.ts";
import {
  addLink,
  countLinks,
  findSharedReceipt,
  loadReceipt,
  revokeLinks,
} from "./order-receipts.store.ts";
import type { StoredReceipt } from "./order-receipts.store.ts";

/** A receipt's reply. */
export type ReceiptReply = z.output<typeof OrderReceipt>;

/** How often shared receipts may be asked for from one address. */
const readingWindow: Window = { lengthMs: 60_000, most: 60 };
/** How many receipts a business may mail in an hour. */
const mailWindow: Window = { lengthMs: 60 * 60_000, most: 30 };

/**
 * Maps a receipt to the wire: voided rows are left out, a cancelled order costs nothing, and only
 * money that was not refunded is confirmed.
 */
function describeReceipt(stored: StoredReceipt, now: Date): ReceiptReply {
  const { currency, isCancelled } = stored;
  const standing = stored.payments.filter(
    (entry) => entry.kind !== "void" && !isVoided(entry.id, stored.payments),
  );
  const paid = paidMinor(stored.payments, currency);
  const total = isCancelled ? 0 : stored.totalMinor;
  return {
    kind: standing.some((entry) => paidMinor(stored.payments, entry.currency) > 0)
      ? "confirmation"
      : "summary",
    businessName: stored.businessName,
    businessPhone: stored.businessPhone,
    number: stored.number,
    clientName: stored.clientName,
    deliveryDate: stored.deliveryDate,
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
    total: toMajor(total),
    paid: toMajor(paid),
    balance: toMajor(total - paid),
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

async function requireReceipt(tx: Tx, orderId: string): Promise<StoredReceipt> {
  const stored = await loadReceipt(tx, orderId);
  if (!stored) throw new AppError("not_found");
  return stored;
}

/** Answers an order's receipt. */
export async function readReceipt(tx: Tx, orderId: string): Promise<ReceiptReply> {
  return describeReceipt(await requireReceipt(tx, orderId), tx.now);
}

/** Answers an order's receipt with what sharing it needs. */
export async function readReceiptPage(
  tx: Tx,
  orderId: string,
): Promise<ReplyOf<typeof getOrderReceipt>> {
  const [stored, openLinks] = await Promise.all([
    requireReceipt(tx, orderId),
    countLinks(tx, orderId),
  ]);
  const { phone, email } = stored;
  return { receipt: describeReceipt(stored, tx.now), openLinks, phone, email };
}

/** Makes a link to an order's receipt; only its hash is kept, so that it is told once. */
export async function makeLink(tx: Tx, orderId: string): Promise<{ path: string }> {
  await openOrder(tx, orderId);
  const token = makeToken();
  await addLink(tx, { id: makeId(), orderId, tokenHash: hashToken(token) });
  return { path: `/shared/receipt/${token}` };
}

/** Revokes every link to an order's receipt. */
export async function closeLinks(tx: Tx, orderId: string): Promise<{ ok: true }> {
  await openOrder(tx, orderId);
  await revokeLinks(tx, orderId);
  return { ok: true };
}

/** Mails a new link to an order's receipt, in the client's language unless another is named. */
export async function mailReceipt(
  tx: Tx,
  deps: Deps,
  orderId: string,
  { email, language }: Input<typeof mailOrderReceipt>["body"],
): Promise<{ ok: true }> {
  const receipt = await readReceipt(tx, orderId);
  await countActIn(tx, {
    key: `receipt-mail:${tx.businessId}`,
    window: mailWindow,
    refusal: "rate_limited",
  });
  const speaks = language ?? receipt.language;
  const t = await wordsIn(speaks);
  const { path } = await makeLink(tx, orderId);
  const isSummary = receipt.kind === "summary";
  const title = t(isSummary ? "payments.summary" : "payments.confirmation");
  const mail = {
    recipient: email,
    language: speaks,
    subject: `${title} · ${receipt.businessName} · ${String(receipt.number)}`,
    lines: [
      t("mails.greeting", { name: receipt.clientName }),
      t(isSummary ? "payments.mail_summary_text" : "payments.mail_text"),
      receipt.businessName,
    ],
    ...buttonTo(deps, path, t(isSummary ? "payments.mail_summary_button" : "payments.mail_button")),
  };
  await deps.messenger.queueMail(mail, tx);
  return { ok: true };
}

/** Answers the receipt behind a link to whoever has it; not found when it is revoked, `rate_limited` when one address asks too often. */
export async function readShared(
  deps: Deps,
  address: string,
  token: string,
): Promise<ReceiptReply> {
  const now = deps.now();
  await countAct(deps, {
    key: `receipt:${address}`,
    window: readingWindow,
    refusal: "rate_limited",
  });
  const stored = await findSharedReceipt(deps.database, hashToken(token));
  if (!stored) throw new AppError("not_found");
  return describeReceipt(stored, now);
}

/** Answers the language of a paper: the asked one, else the receipt's own. */
export function languageOf(receipt: ReceiptReply, asked: Language | undefined): Language {
  return asked ?? receipt.language;
}
