import type { FieldProblem } from "@marzipan/contract/errors";
import type { ImportField } from "@marzipan/contract/imports";
import { OrderDraft } from "@marzipan/contract/order-fields";
import { CalendarDate } from "@marzipan/contract/primitives";
import { readAllergens } from "@marzipan/domain/imports/food-words";
import { problemOfPaymentDay } from "@marzipan/domain/money-days";
import { toMinor } from "@marzipan/domain/money";
import { blankOrder, itemsTotalMinor, patchOrder, problemsOfOrder } from "@marzipan/domain/orders";
import type { OrderFields } from "@marzipan/domain/orders";
import { tryBy } from "../../../platform/http/validate.ts";
import type { ImportedPayment } from "../../payments/imports.actions.ts";
import { oneLine } from "./cell-text.rules.ts";
import { isYes, numberOf } from "./cell-values.rules.ts";
import { withLostZero } from "./client-cells.rules.ts";
import type { RowContext, SentRow } from "./row-context.ts";

/** What a row says of an order. */
export interface OrderOfRow {
  fields: OrderFields;
  isReady: boolean;
  isCancelled: boolean;
  cancelReason: string | null;
  number: number | null;
  createdDay: string;
  /** The own data's link to a client, still to be checked. */
  clientId: string | null;
  /** A client may be made of it: it names a person, or says how to reach one. */
  namesClient: boolean;
  payments: ImportedPayment[];
  /** The fields whose cells did not fit and were cut or moved to the notes. */
  moved: ImportField[];
}

type ReadOrder =
  | { order: OrderOfRow; problems: null }
  | { order?: never; problems: FieldProblem[] };

type Cells = SentRow["cells"];

const mostNotes = 4000;

/** Returns what an order's form would send. A past order without a state is completed (rulings §10.6). */
function draftOf({ cells, items = [] }: SentRow, { member, isOwnData, country }: RowContext) {
  const allergens = readAllergens(cells.allergens);
  const isPast = (cells.date ?? "") < member.today;
  const status = cells.status === "cancelled" ? "pending" : cells.status || "pending";
  const isHistory = isPast && !isOwnData && cells.status !== "cancelled";
  return {
    clientName: oneLine(cells.name) || cells.phone || cells.email || cells.number,
    phone: withLostZero(cells.phone ?? "", country) || null,
    customerEmail: cells.email || null,
    deliveryDate: cells.date,
    deliveryTime: cells.time || null,
    fulfilment: cells.fulfilment || (cells.address ? "delivery" : "pickup"),
    address: cells.address || null,
    notes: cells.notes ?? "",
    allergens: allergens.names,
    allergyNote: [cells.allergyNote ?? "", allergens.rest].filter(Boolean).join("\n"),
    currency: cells.currency || member.currency,
    agreedPrice: numberOf(cells.total) ?? null,
    depositKind: cells.deposit ? "sum" : cells.depositPercent ? "percent" : null,
    depositValue: numberOf(cells.deposit || cells.depositPercent) ?? null,
    depositDueDate: cells.depositDueDate || null,
    status: isHistory ? "completed" : status,
    items: items.map(({ name, quantity, unitPrice, productId = null }) => ({
      dessert_name: oneLine(name),
      quantity,
      unit_price: unitPrice,
      productId,
    })),
  };
}

type Draft = ReturnType<typeof draftOf>;

/** Fields that an order does without: what they cannot take goes to the notes. */
const optional = {
  phone: "phone",
  customerEmail: "customerEmail",
  deliveryTime: "deliveryTime",
  address: "address",
  allergyNote: "allergyNote",
  depositValue: "depositValue",
  depositDueDate: "depositDueDate",
} as const satisfies Record<string, keyof Draft>;

const limits = { clientName: 120, address: 300, allergyNote: 1000 } as const;

/** What a row calls a field of the order's form. */
const cellOfField: Readonly<Partial<Record<keyof Draft, ImportField>>> = {
  clientName: "name",
  phone: "phone",
  customerEmail: "email",
  deliveryTime: "time",
  address: "address",
  allergyNote: "allergyNote",
  depositValue: "deposit",
  depositDueDate: "depositDueDate",
};

/** Moves to the notes what an optional field cannot take, and what is longer than its field; nothing gets lost. */
function withFittingFields(draft: Draft): { fitting: Draft; moved: ImportField[] } {
  const fitting: Draft = { ...draft };
  const fields = new Set<keyof Draft>();
  const moved: string[] = [];
  for (const [name, most] of Object.entries(limits) as [keyof typeof limits, number][]) {
    const text = fitting[name] ?? "";
    if (text.length <= most) continue;
    fitting[name] = text.slice(0, most).toWellFormed();
    moved.push(text);
    fields.add(name);
  }
  for (const { path } of tryBy(OrderDraft, fitting).problems ?? []) {
    const field = optional[path as keyof typeof optional] as keyof Draft | undefined;
    const value = field === undefined ? null : fitting[field];
    if (field === undefined || (typeof value !== "string" && typeof value !== "number")) continue;
    if (value === "") continue;
    moved.push(String(value));
    fields.add(field);
    Object.assign(fitting, { [field]: field === "allergyNote" ? "" : null });
    if (field === "depositValue") fitting.depositKind = null;
  }
  const notes = [fitting.notes, ...moved].filter(Boolean).join("\n");
  return {
    fitting: { ...fitting, notes: notes.slice(0, mostNotes).toWellFormed() },
    moved: [...fields].flatMap((name) => cellOfField[name] ?? []),
  };
}

/** Under which field of the row a problem of the order is shown. */
const cellOf: Readonly<Record<string, string>> = {
  clientName: "name",
  deliveryDate: "date",
  agreedPrice: "total",
};

function problemsOfRow(problems: readonly FieldProblem[]): FieldProblem[] {
  const named = problems.map((one) => {
    const path = one.path.startsWith("items") ? "items" : (cellOf[one.path] ?? one.path);
    return { ...one, path };
  });
  return named.filter(({ path }, at) => named.findIndex((one) => one.path === path) === at);
}

/** Reads an order from a row; a row without an item and without a total cannot come in. */
export function readOrder(row: SentRow, context: RowContext): ReadOrder {
  const { cells } = row;
  const { fitting, moved } = withFittingFields(draftOf(row, context));
  const { data, problems } = tryBy(OrderDraft, fitting);
  if (problems) return { problems: problemsOfRow(problems) };
  const sent = patchOrder(blankOrder(data.currency ?? context.member.currency), data);
  const fields = context.isOwnData ? sent : withoutNeedlessPrice(sent);
  const hasItem = fields.lines.some(({ dessertName }) => dessertName !== "");
  if (!hasItem && fields.agreedPriceMinor === null)
    return { problems: [{ path: "items", problem: "required" }] };
  const wrong = problemsOfOrder(fields);
  if (wrong.length > 0) return { problems: problemsOfRow(wrong) };
  const payments = paymentsOf(row, context, fields);
  return { order: { ...factsOf(cells, fields, context), fields, payments, moved }, problems: null };
}

/** A total that is the sum of the items is no agreed price. */
function withoutNeedlessPrice(fields: OrderFields): OrderFields {
  const isSum = fields.agreedPriceMinor === itemsTotalMinor(fields.lines);
  return isSum && fields.lines.length > 0 ? { ...fields, agreedPriceMinor: null } : fields;
}

function factsOf(cells: Cells, { deliveryDate }: OrderFields, { member, isOwnData }: RowContext) {
  const number = isOwnData ? Number(cells.number) : Number.NaN;
  const made = isOwnData ? (tryBy(CalendarDate, cells.createdDay).data ?? "") : "";
  const madeOn = made !== "" && made < member.today ? made : member.today;
  const isOwed = cells.isOwed !== undefined && deliveryDate < madeOn;
  return {
    isCancelled: cells.status === "cancelled" || isYes(cells.isCancelled),
    isReady: isYes(cells.isReady),
    cancelReason: oneLine(cells.cancelReason).slice(0, 300) || null,
    number: Number.isInteger(number) && number > 0 ? number : null,
    // Of history nothing is owed: it was made after its delivery. What the file says is owed was made before.
    createdDay: isOwed ? deliveryDate : madeOn,
    clientId: cells.clientId ?? null,
    namesClient: Boolean(oneLine(cells.name) || cells.phone || cells.email),
  };
}

/** The payments that a row states; without the feature none is recorded (rulings §3). */
function paymentsOf(
  { payments = [] }: SentRow,
  { member, hasPayments }: RowContext,
  { deliveryDate }: OrderFields,
): ImportedPayment[] {
  if (!hasPayments) return [];
  const latest = deliveryDate < member.today ? deliveryDate : member.today;
  return payments.flatMap(
    ({ amount, method, paidAt, reference = "", note = "", refundOf = null }) => {
      const day = paidAt ?? latest;
      const isWrong = problemOfPaymentDay(day, member.today) !== null;
      const isRefund = refundOf !== null && payments[refundOf]?.refundOf === undefined;
      if (amount <= 0 || (refundOf !== null && !isRefund)) return [];
      return [
        {
          amountMinor: toMinor(amount),
          method,
          paidAt: isWrong ? member.today : day,
          reference,
          note,
          refundOf,
        },
      ];
    },
  );
}
