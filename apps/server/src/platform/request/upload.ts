/**
 * An uploaded file; it is on disk for the duration of its call, so that waiting takes no memory.
 */
export interface SentFile {
  path: string;
  sizeBytes: number;
  /** SHA-256 of its bytes. */
  contentHash: string;
}

/** What a file is refused with that has too many bytes. */
export type TooLarge = "picture_too_large" | "document_too_large";

/** A file that a call sends, as actions need it. */
export interface Upload {
  /** Receives the file into a folder, and removes it after its use; too many bytes are refused with `tooLarge`. */
  receive: <T>(
    folder: string,
    tooLarge: TooLarge,
    use: (file: SentFile) => Promise<T>,
  ) => Promise<T>;
  /** Returns whether the sender has disconnected. */
  isGone: () => boolean;
}
