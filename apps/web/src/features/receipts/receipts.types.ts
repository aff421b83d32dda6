import type { ReplyOf } from "@marzipan/contract/endpoint";
import type { getReceipt, listReceipts } from "@marzipan/contract/receipts";

/** A receipt of the list. */
export type ReceiptRow = ReplyOf<typeof listReceipts>["items"][number];

/** A receipt with what may be the same once more. */
export type ReceiptDetail = ReplyOf<typeof getReceipt>;

/** What was read of a receipt. */
export type Reading = NonNullable<ReceiptRow["reading"]>;
