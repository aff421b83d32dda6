import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { problems } from "./errors.ts";
import { paymentMethods } from "./payments.ts";
import {
  CalendarDate,
  Id,
  Instant,
  Money,
  atMost,
  pageOf,
  pageQuery,
  requiredText,
  text,
} from "./primitives.ts";

/** What a file may hold that is imported (rulings §10.6). */
export const importKinds = ["clients", "products", "catalog", "orders", "expenses"] as const;

/** What a file holds. */
export type ImportKind = (typeof importKinds)[number];

/** The fields that a column of a file can fill, by what the file holds; the first one is required. */
export const importFields = {
  clients: ["name", "phone", "email", "language", "allergens", "allergyNote", "notes"],
  products: ["name", "category", "description", "allergens", "marks"],
  catalog: [
    "name",
    "price",
    "category",
    "description",
    "unitNote",
    "currency",
    "allergens",
    "marks",
    "availability",
    "isFromPrice",
    "soldOutUntil",
    "minQuantity",
    "quantityStep",
    "translations",
    "productId",
  ],
  orders: [
    "name",
    "phone",
    "email",
    "date",
    "time",
    "fulfilment",
    "address",
    "status",
    "total",
    "currency",
    "deposit",
    "depositPercent",
    "depositDueDate",
    "notes",
    "allergens",
    "allergyNote",
    "cancelReason",
    "number",
    "clientId",
    "isOwed",
    "isReady",
    "isCancelled",
    "createdDay",
  ],
  expenses: [
    "date",
    "amount",
    "name",
    "category",
    "currency",
    "notes",
    "receiptNumber",
    "repeatDay",
    "creditForId",
  ],
} as const satisfies Record<ImportKind, readonly string[]>;

/** A field that a column can fill. */
export type ImportField = (typeof importFields)[ImportKind][number];

const fieldNames = [
  ...importFields.clients,
  ...importFields.products,
  ...importFields.catalog,
  ...importFields.orders,
  ...importFields.expenses,
] as const;

/** The most rows that one call takes. */
export const mostRowsOfCall = 500;

/** The most orders that one call takes: each has items and may make a client. */
export const mostOrdersOfCall = 200;

/** The most items and payments of one order. */
const mostItems = 100;
const mostPayments = 50;

/** The most rows that a file may have. */
export const mostRowsOfFile = 50_000;

/** The most characters of a cell that are sent; what is longer than its field allows is refused row by row. */
export const longestCell = 5000;

/** For how many days an import can be taken back. */
export const takeBackDays = 30;

const cellText = z.string("invalid").check(atMost(longestCell));

/** An item of an imported order, its price in major units; checked row by row as the form checks it. */
const RowItem = z.strictObject({
  name: cellText,
  quantity: z.number("not_a_number"),
  unitPrice: z.number("not_a_number"),
  productId: z.optional(z.nullable(Id)),
});

/** A payment of an imported order in the order's currency; a refund names its payment by the place in the list. */
const RowPayment = z.strictObject({
  amount: Money,
  method: z.enum(paymentMethods, "invalid"),
  paidAt: z.nullable(CalendarDate),
  reference: z.optional(text(120)),
  note: z.optional(text(500)),
  refundOf: z.optional(z.number("not_a_number").check(z.int("invalid"), z.minimum(0, "too_small"))),
});

/**
 * A row of the file, or an order of several: the number of the first one and what its columns say. Clients and products
 * are sent as they are written; orders, catalog items and expenses in the forms of the API: days as `2026-12-03`,
 * amounts with a decimal point.
 */
const Row = z.strictObject({
  row: z.number("not_a_number").check(z.int("invalid"), z.minimum(1, "too_small")),
  cells: z.partialRecord(z.enum(fieldNames, "invalid"), cellText),
  items: z.optional(z.array(RowItem).check(z.maxLength(mostItems, "too_many"))),
  payments: z.optional(z.array(RowPayment).check(z.maxLength(mostPayments, "too_many"))),
});

const rows = z
  .array(Row)
  .check(z.minLength(1, "required"), z.maxLength(mostRowsOfCall, "too_many"));

/**
 * What becomes of a row: a new entry, empty fields of one that is there filled, nothing because it is all there, or it
 * cannot come in.
 */
export const rowOutcomes = ["new", "joined", "unchanged", "refused"] as const;

/** Whom an imported order belongs to: a client who is there, a new one, or no one, with the name kept on the order. */
const rowClients = ["known", "new", "none"] as const;

/** A row's outcome with its reason. */
export const RowResult = z.object({
  row: z.number(),
  outcome: z.enum(rowOutcomes),
  /** The entry that it made or belongs to; `null` for a refused row and while nothing is stored. */
  id: z.nullable(Id),
  /** Of an order alone. */
  client: z.optional(z.enum(rowClients)),
  /** The entry that is there already, and by what it was known. */
  known: z.nullable(z.object({ id: Id, name: z.string(), by: z.enum(["phone", "email", "name"]) })),
  /** What is wrong with which field of a refused row. */
  problems: z.array(
    z.object({ path: z.string(), problem: z.enum(problems), limit: z.optional(z.number()) }),
  ),
  /** The fields whose cells did not fit and were cut or moved to the notes; absent from older servers. */
  moved: z.optional(z.array(z.enum(fieldNames))),
  /** The row is good, but the plan's limit is reached. */
  isOverLimit: z.boolean(),
});

/** An import with what it did. */
export const Import = z.object({
  id: Id,
  kind: z.enum(importKinds),
  /** The rows are the business's own data, taken away before: each is an entry of its own. */
  isOwnData: z.boolean(),
  fileName: z.string(),
  made: z.number(),
  joined: z.number(),
  unchanged: z.number(),
  refused: z.number(),
  createdAt: Instant,
  /** Until when it can be taken back; `null` when it was, or when nothing came in. */
  takeBackUntil: z.nullable(Instant),
  takenBackAt: z.nullable(Instant),
  /** How many entries stayed when it was taken back, because they were changed or used since. */
  kept: z.number(),
  /** How many entries its undo has handled so far; `null` until it begins, absent from older servers. */
  undone: z.optional(z.nullable(z.number())),
});

const params = z.strictObject({ id: Id });
const rowsBytes = 4_000_000;

/** Returns what would become of rows, without storing anything. */
export const checkImportRows = endpoint({
  id: "imports.check",
  method: "POST",
  path: "/api/imports/check",
  access: "member",
  capability: "settings",
  changes: [],
  changesNothing: "Nothing is stored.",
  summary: "Returns for each row whether it is new, known or refused, and why.",
  body: z.strictObject({ kind: z.enum(importKinds, "invalid"), rows }),
  /** `room`: how many new entries the plan takes, `null` without a limit. */
  reply: z.object({ rows: z.array(RowResult), room: z.nullable(z.number()) }),
  bodyLimitBytes: rowsBytes,
  errors: ["rate_limited", "plan_too_low"],
});

/** Begins an import. */
export const startImport = endpoint({
  id: "imports.start",
  method: "POST",
  path: "/api/imports",
  access: "member",
  capability: "settings",
  changes: ["imports"],
  summary: "Begins an import of a file, whose rows are sent afterwards.",
  body: z.strictObject({
    kind: z.enum(importKinds, "invalid"),
    fileName: requiredText(200),
    isOwnData: z.optional(z.boolean("invalid")),
  }),
  reply: Import,
  creates: true,
  errors: ["rate_limited", "plan_too_low"],
});

/** Imports some of a file's rows. */
export const addImportRows = endpoint({
  id: "imports.add_rows",
  method: "POST",
  path: "/api/imports/{id}/rows",
  access: "member",
  capability: "settings",
  changes: ["clients", "products", "catalog", "orders", "payments", "expenses", "imports"],
  summary:
    "Imports rows in their order: new entries are made, of known ones only empty fields are filled; rows that cannot come in are left out.",
  params,
  body: z.strictObject({ rows }),
  reply: z.object({ rows: z.array(RowResult), import: Import }),
  creates: true,
  bodyLimitBytes: rowsBytes,
  errors: ["rate_limited", "plan_too_low", "import_taken_back"],
});

/** Lists the imports. */
export const listImports = endpoint({
  id: "imports.list",
  method: "GET",
  path: "/api/imports",
  access: "member",
  capability: "settings",
  summary: "Lists imports that brought something in, the latest first.",
  query: z.strictObject(pageQuery),
  reply: pageOf(Import),
  errors: ["bad_cursor"],
});

/** Returns one import. */
export const getImport = endpoint({
  id: "imports.get",
  method: "GET",
  path: "/api/imports/{id}",
  access: "member",
  capability: "settings",
  summary: "Returns one import and its result.",
  params,
  reply: Import,
});

/** Undoes an import, a part of a large one: it is called again until `takenBackAt` is set. */
export const undoImport = endpoint({
  id: "imports.take_back",
  method: "POST",
  path: "/api/imports/{id}/take-back",
  access: "member",
  capability: "settings",
  changes: ["clients", "products", "catalog", "orders", "payments", "expenses", "imports"],
  summary:
    "Deletes what an import made and empties the fields that it filled, within 30 days; what was changed or used since stays. Of a large import a part at a time: call again until `takenBackAt` is set.",
  params,
  reply: Import,
  errors: ["import_too_old"],
});
