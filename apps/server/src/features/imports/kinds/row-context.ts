import type { Input } from "@marzipan/contract/endpoint";
import type { checkImportRows } from "@marzipan/contract/imports";
import { hasFeature } from "@marzipan/domain/plans";
import type { Tx } from "../../../platform/database/database.ts";
import { memberOf } from "../../../platform/account/member.ts";
import type { Member } from "../../../platform/account/member.ts";
import { loadCountry } from "../imports.store.ts";

/** A row as it is sent. */
export type SentRow = Input<typeof checkImportRows>["body"]["rows"][number];

/** What rows are read and compared with. */
export interface RowContext {
  member: Member;
  /** The business's country by its two letters. */
  country: string;
  /** Payments can be recorded. */
  hasPayments: boolean;
  /** The import that the rows belong to; `null` while they are only checked. */
  importId: string | null;
  /** The rows are the business's own data: each is an entry of its own. */
  isOwnData: boolean;
}

/** Loads what rows are read and compared with. */
export async function loadRowContext(
  tx: Tx<"session">,
  run: { id: string; is_own_data: boolean } | null,
): Promise<RowContext> {
  const member = memberOf(await tx.entered, tx.now);
  return {
    member,
    country: await loadCountry(tx),
    hasPayments: hasFeature(member.plan.plan, "payment_tracking"),
    importId: run?.id ?? null,
    isOwnData: run?.is_own_data ?? false,
  };
}

/** Returns the import whose own entries rows are not compared with: in own data, each row is an entry of its own. */
export const ownEntriesOf = ({ isOwnData, importId }: RowContext): string | null =>
  isOwnData ? importId : null;
