import * as z from "zod/mini";
import { currencyDecimals } from "./currency-decimals.ts";
import { endpoint } from "./endpoint.ts";
import {
  CreditedExpense,
  Expense,
  ExpenseDraft,
  IsoCurrencyCode,
  expenseCategories,
} from "./expenses.ts";
import { StoredDocument } from "./files.ts";
import {
  CalendarDate,
  Done,
  Id,
  Instant,
  YesNo,
  isAtMostDecimals,
  pageOf,
  pageQuery,
  text,
} from "./primitives.ts";

/** The state of a receipt: waiting to be read, being read, to be reviewed, not readable, or used for an expense. */
export const receiptStates = ["waiting", "reading", "review", "failed", "used"] as const;

/** A receipt's state. */
export type ReceiptState = (typeof receiptStates)[number];

/** Why a receipt could not be read. */
export const receiptProblems = [
  "damaged",
  "encrypted",
  "too_large",
  "no_receipt",
  "took_too_long",
  "broke_down",
] as const;

/** Why a receipt could not be read. */
export type ReceiptProblem = (typeof receiptProblems)[number];

/** The fields that are read from a receipt and go into an expense. */
export const receiptFields = [
  "amount",
  "date",
  "receiptNumber",
  "businessName",
  "category",
  "currency",
] as const;

/** A field that is read. */
export type ReceiptField = (typeof receiptFields)[number];

const fieldOf = <T extends z.core.$ZodType>(value: T) =>
  z.nullable(z.object({ value, confidence: z.number() }));

const Place = z.object({
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
});

/** What was read: each field with its confidence from 0 to 1, `null` where nothing was found. */
export const ReceiptReading = z.object({
  amount: fieldOf(z.number()),
  date: fieldOf(z.string()),
  receiptNumber: fieldOf(z.string()),
  businessName: fieldOf(z.string()),
  category: fieldOf(z.enum(expenseCategories)),
  currency: fieldOf(IsoCurrencyCode),
  /** The number of the invoice that a credit note or a corrected invoice belongs to. */
  correctsNumber: z.optional(fieldOf(z.string())),
  /** Whether the amounts on it add up; `null` where they cannot be added. */
  sumsAgree: z.nullable(z.boolean()),
  showsTwo: z.boolean(),
  /** Where fields are on the picture, in parts of its width and height. */
  places: z.optional(z.partialRecord(z.enum(receiptFields), Place)),
});

/** A scanned receipt. */
export const Receipt = z.object({
  id: Id,
  state: z.enum(receiptStates),
  problem: z.nullable(z.enum(receiptProblems)),
  file: StoredDocument,
  reading: z.nullable(ReceiptReading),
  expenseId: z.nullable(Id),
  createdAt: Instant,
  updatedAt: Instant,
  deletedAt: z.nullable(Instant),
});

/** What may be the same receipt once more: by its file, or by shop, day and sum. */
const ReceiptTwin = z.object({
  kind: z.enum(["file", "details"]),
  receiptId: z.nullable(Id),
  expenseId: z.nullable(Id),
  businessName: z.string(),
  date: z.nullable(z.string()),
  amount: z.nullable(z.number()),
  currency: z.nullable(IsoCurrencyCode),
});

const params = z.strictObject({ id: Id });
const detail = z.extend(Receipt, {
  twins: z.array(ReceiptTwin),
  /** The expense that a credit note belongs to, by the number of the invoice that it names. */
  credited: z.nullable(CreditedExpense),
});

/** Uploads a receipt to be read: PNG, JPG or PDF, told by content, up to 10 MB (spec §5). */
export const uploadReceipt = endpoint({
  id: "receipts.upload",
  method: "POST",
  path: "/api/receipts",
  access: "member",
  feature: "receipt_ocr",
  capability: "expenses",
  changes: ["receipts"],
  summary:
    "Stores one receipt (multipart field `file`): PNG, JPG or PDF up to 10 MB. A job reads it; its state shows the progress.",
  reply: Receipt,
  replyType: "multipart",
  creates: true,
  bodyLimitBytes: 10 * 1024 * 1024 + 65_536,
  errors: [
    "document_unreadable",
    "document_too_large",
    "picture_too_large",
    "limit_reached",
    "receipts_waiting",
  ],
});

/** Lists the receipts. */
export const listReceipts = endpoint({
  id: "receipts.list",
  method: "GET",
  path: "/api/receipts",
  access: "member",
  capability: "expenses",
  summary:
    "Lists receipts: those that wait to be read or reviewed, the oldest first; with `used` those that became expenses, the last first; with `deleted` those discarded within 30 days, the last first.",
  query: z.strictObject({
    ...pageQuery,
    used: z._default(YesNo, false),
    deleted: z._default(YesNo, false),
  }),
  reply: pageOf(Receipt),
  errors: ["bad_cursor"],
});

/** Returns one receipt. */
export const getReceipt = endpoint({
  id: "receipts.get",
  method: "GET",
  path: "/api/receipts/{id}",
  access: "member",
  capability: "expenses",
  summary: "Returns one receipt with the fields read from it and possible duplicates.",
  params,
  reply: detail,
});

/** Reads a receipt again. */
export const retryReceipt = endpoint({
  id: "receipts.retry",
  method: "POST",
  path: "/api/receipts/{id}/retry",
  access: "member",
  feature: "receipt_ocr",
  capability: "expenses",
  changes: ["receipts"],
  summary: "Reads a receipt again that was not used yet; one that waits goes on waiting.",
  params,
  reply: Receipt,
  errors: ["receipt_used"],
});

/** Creates an expense from a receipt. */
export const createReceiptExpense = endpoint({
  id: "receipts.use",
  method: "POST",
  path: "/api/receipts/{id}/expense",
  access: "member",
  feature: "receipt_ocr",
  capability: "expenses",
  changes: ["receipts", "expenses"],
  summary:
    "Creates an expense from a reviewed receipt, with its file. A field of low confidence must be changed or listed in `confirmed`; a likely duplicate must be allowed.",
  params,
  body: z
    .strictObject({
      date: CalendarDate,
      category: ExpenseDraft.shape.category,
      amount: ExpenseDraft.shape.amount,
      currency: IsoCurrencyCode,
      description: z.optional(text(500)),
      businessName: z.optional(text(120)),
      receiptNumber: z.optional(text(80)),
      creditForId: ExpenseDraft.shape.creditForId,
      confirmed: z._default(
        z
          .array(z.enum(receiptFields, "invalid"))
          .check(z.maxLength(receiptFields.length, "too_many")),
        [],
      ),
      allowsDuplicate: z._default(z.boolean("invalid"), false),
    })
    .check(
      z.refine(({ amount, currency }) => isAtMostDecimals(amount, currencyDecimals(currency)), {
        error: "too_precise",
        path: ["amount"],
      }),
    ),
  reply: Expense,
  creates: true,
  errors: ["receipt_used", "receipt_not_read", "receipt_uncertain", "receipt_duplicate"],
});

/** Discards a receipt. */
export const deleteReceipt = endpoint({
  id: "receipts.delete",
  method: "DELETE",
  path: "/api/receipts/{id}",
  access: "member",
  capability: "expenses",
  changes: ["receipts"],
  summary: "Discards a receipt for 30 days; one that became an expense leaves it as it is.",
  params,
  reply: Done,
});

/** Restores a discarded receipt. */
export const restoreReceipt = endpoint({
  id: "receipts.restore",
  method: "POST",
  path: "/api/receipts/{id}/restore",
  access: "member",
  capability: "expenses",
  changes: ["receipts"],
  summary: "Restores a receipt discarded within 30 days.",
  params,
  reply: Receipt,
});
