/**
 * Words that give a part of a receipt its meaning, in one language, in small letters. A word that ends in a colon is
 * also used in other ways: it counts only before a colon or alone in its line.
 */
export interface ReceiptCues {
  /** Before the name of the customer to whom an invoice is addressed. */
  addressee: readonly string[];
  /** Before the name of the business that issued it. */
  supplier: readonly string[];
  /** Before the number of an invoice that this one corrects or credits. */
  correctedInvoice: readonly string[];
  /** In the title of a credit note, or of a receipt for returned goods. */
  credit: readonly string[];
}
