import type { ImportKind } from "@marzipan/contract/imports";
import type { PlainPhraseKey } from "@marzipan/phrases/translate";
import {
  CakeSlice,
  CirclePlus,
  CircleX,
  ClipboardList,
  Equal,
  Merge,
  PackagePlus,
  ReceiptText,
  Tag,
  UserPlus,
  Users,
} from "lucide-react";
import type { IconShape } from "../../../ui/Icon.tsx";
import type { Target } from "../kinds/kind-columns.types.ts";
import type { FileProblem } from "../reading/import-file.types.ts";
import { mostMegabytes } from "../reading/open-file.ts";
import type { RowOutcome } from "../sending/outcomes.rules.ts";
import { mostColumns } from "@marzipan/contract/import-limits";

/** What a column can hold, in words. */
export const targetLabels: Readonly<Record<Target, PlainPhraseKey>> = {
  name: "common.name",
  first_name: "imports.first_name",
  middle_name: "imports.middle_name",
  last_name: "imports.last_name",
  phone: "common.phone",
  email: "common.email",
  language: "common.language",
  allergyNote: "clients.allergy_note",
  notes: "common.notes",
  category: "products.category",
  description: "products.description",
  allergens: "common.allergens",
  marks: "products.marks",
  price: "catalog.price",
  currency: "common.currency",
  unitNote: "catalog.unit_note",
  availability: "catalog.is_active",
  isFromPrice: "catalog.is_from_price",
  soldOutUntil: "catalog.sold_out_day",
  minQuantity: "catalog.min_quantity",
  quantityStep: "catalog.quantity_step",
  translations: "catalog.other_languages",
  productId: "catalog.product",
  number: "imports.order_number",
  date: "common.date",
  orderDate: "imports.order_date",
  time: "orders.delivery_time",
  fulfilment: "orders.way_to_leave",
  address: "orders.delivery_address",
  status: "orders.state",
  paymentStatus: "imports.payment_status",
  items: "imports.items",
  item: "imports.item",
  variant: "imports.variant",
  quantity: "common.quantity",
  unitPrice: "common.unit_price",
  lineTotal: "imports.line_total",
  total: "common.total",
  deposit: "orders.deposit",
  depositPercent: "orders.deposit",
  depositDueDate: "orders.deposit",
  paid: "imports.paid",
  balance: "payments.balance_due",
  paidAt: "payments.paid_at",
  method: "payments.method",
  cancelReason: "orders.cancel_reason",
  clientId: "orders.client",
  isOwed: "payments.balance_due",
  isReady: "common.status_ready",
  isCancelled: "common.status_cancelled",
  createdDay: "imports.order_date",
  amount: "expenses.amount",
  receiptNumber: "expenses.receipt_number",
  repeatDay: "expenses.repeats",
  creditForId: "expenses.credit",
  tax: "imports.tax",
  skip: "imports.skip",
};

/** What a file holds, in words. */
export const kindLabels: Readonly<Record<ImportKind, PlainPhraseKey>> = {
  clients: "clients.title",
  products: "products.title",
  catalog: "imports.catalog",
  orders: "orders.title",
  expenses: "expenses.title",
};

/** The sign of what a file holds. */
export const kindIcons: Readonly<Record<ImportKind, IconShape>> = {
  clients: Users,
  products: CakeSlice,
  catalog: Tag,
  orders: ClipboardList,
  expenses: ReceiptText,
};

/** The number that a sentence on a refused file names. */
export const problemLimits: Readonly<Partial<Record<FileProblem, "rows" | number>>> = {
  too_large: mostMegabytes,
  too_many_rows: "rows",
  too_many_columns: mostColumns,
};

/** The colour and the sign of what becomes of a row. */
export const outcomeLooks: Readonly<
  Record<
    RowOutcome,
    { state?: "ready" | "progress" | "completed"; tone?: "danger"; icon: IconShape }
  >
> = {
  new: { state: "ready", icon: UserPlus },
  joined: { state: "progress", icon: Merge },
  unchanged: { state: "completed", icon: Equal },
  refused: { tone: "danger", icon: CircleX },
};

/** The sign of a new entry. */
export const newIcons: Readonly<Record<ImportKind, IconShape>> = {
  clients: UserPlus,
  products: PackagePlus,
  catalog: PackagePlus,
  orders: CirclePlus,
  expenses: CirclePlus,
};
