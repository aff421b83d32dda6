import type { DocumentType } from "@marzipan/contract/files";
import type { Language } from "@marzipan/contract/languages";
import type { ReceiptReading } from "@marzipan/receipt-reading/read-receipt";

/** What helps to read a slip: it changes no digit that is printed. */
export interface ReadingHints {
  /** The languages that its words may be in, beside those in Latin letters and Chinese. */
  languages: readonly Language[];
  /** The last day that it can bear, in the business's calendar. */
  today: string;
  /** The business's own currency, by ISO 4217. */
  currency: string;
  /** The names that the business itself goes by; none of them is a supplier's. They stay in this process. */
  ownNames?: readonly string[];
}

/** A file to be read, told by its content. */
export interface ReadableFile {
  bytes: Uint8Array;
  contentType: DocumentType;
}

/** Why a file could not be read. */
export type ReadingProblem =
  | "damaged"
  | "encrypted"
  | "too_large"
  | "no_receipt"
  | "took_too_long"
  | "broke_down";

/** A reading that did not come about; the file itself is not touched. */
export class ReadingFailure extends Error {
  readonly problem: ReadingProblem;

  constructor(problem: ReadingProblem, cause?: unknown) {
    super(`the receipt could not be read: ${problem}`, { cause });
    this.problem = problem;
  }
}

/** Reads what is on receipts. */
export interface ReceiptReader {
  /** Reads one file; rejects with a `ReadingFailure`. Files wait for each other: one is read at a time. */
  read(file: ReadableFile, hints: ReadingHints): Promise<ReceiptReading>;
  /** Ends what runs. */
  close(): Promise<void>;
}
