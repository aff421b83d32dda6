import type { OrderFields } from "@marzipan/domain/orders";

/** An order of a file that is about to be stored. */
export interface ImportedOrder {
  id: string;
  fields: OrderFields;
  isReady: boolean;
  isCancelled: boolean;
  cancelReason: string | null;
  /** The number that it had; it is kept where it is still free. */
  number: number | null;
  /** A past order with a later day is history: nothing is owed for it (rulings §6). */
  createdDay: string;
  /** What was paid for it in its currency, in minor units. */
  paidMinor: number;
}
