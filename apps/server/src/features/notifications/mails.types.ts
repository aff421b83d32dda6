import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import type { Describing } from "./describe.actions.ts";
import type { NotifiedPerson } from "./people.store.ts";

/** A person to email. */
export type Recipient = Pick<NotifiedPerson, "email" | "full_name" | "language">;

/** What emailing takes from later features. */
export interface Mailing extends Describing {
  /**
   * Reads new order requests and returns the function that queues an email about them; `null` where all were answered.
   */
  prepareRequestMail: (
    tx: Tx,
    deps: Deps,
    ids: readonly string[],
  ) => Promise<((recipient: Recipient) => Promise<void>) | null>;
}
