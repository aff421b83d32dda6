import type { ReplyOf } from "@marzipan/contract/endpoint";
import type { Debtor, OrderBalance, PayableOrder, Payment } from "@marzipan/contract/payments";
import type { listDebtors } from "@marzipan/contract/payments";
import type * as z from "zod/mini";

/** A payment, refund or void. */
export type PaymentRow = z.output<typeof Payment>;

/** An order to be paid for. */
export type Payable = z.output<typeof PayableOrder>;

/** An order's balance. */
export type Balance = z.output<typeof OrderBalance>;

/** Who owes for what. */
export type DebtorView = z.output<typeof Debtor>;

/** What is due over all orders, by currency. */
export type DueTotals = ReplyOf<typeof listDebtors>["totals"];
