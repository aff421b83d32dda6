/**
 * Where files are kept: private, by key, never by the name that a person gave. A store that cannot be reached, is
 * full or breaks its word throws within 30 seconds, to people 503 with `Retry-After`; what it acknowledged it keeps.
 */
export interface FileStore {
  /** Stores bytes under a key for good before it answers; a second time with the same key replaces them. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Returns the bytes of a key, `null` when there are none. */
  get(key: string): Promise<Uint8Array | null>;
  /** Removes a key; one that is not there is no error. */
  remove(key: string): Promise<void>;
  /** Returns every key, in no order; one that comes or goes meanwhile may be told or not. */
  keys(): AsyncIterable<string>;
  /** Removes every key that begins with a folder's name and a slash. */
  removeAll(folder: string): Promise<void>;
}
