import type { Addressee } from "../accounts/mails.actions.ts";
import type { Entry } from "../accounts/totp.actions.ts";
import type { Shown } from "./identity.store.ts";

/** An account whose owner has been authenticated. */
export interface EnteringAccount extends Addressee {
  id: string;
  businessId: string;
  timeZone: string;
  /** The evidence: the hash that the password was compared with, or the verified phone (E.164). */
  shown: Shown;
  /** What entering asks of the account, where it is known already. */
  entry?: Entry;
}
