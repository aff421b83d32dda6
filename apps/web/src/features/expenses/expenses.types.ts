import type { ReplyOf } from "@marzipan/contract/endpoint";
import type { Expense, suggestSuppliers, sumExpenses } from "@marzipan/contract/expenses";
import type { StoredDocument } from "@marzipan/contract/files";
import type * as z from "zod/mini";

/** An expense. */
export type ExpenseRow = z.output<typeof Expense>;

/** A stored document. */
export type DocumentView = z.output<typeof StoredDocument>;

/** What was spent in a month, category and currency. */
export type ExpenseSum = ReplyOf<typeof sumExpenses>["items"][number];

/** A supplier with what the last expense there was. */
export type Supplier = ReplyOf<typeof suggestSuppliers>["items"][number];
