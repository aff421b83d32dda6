import { sql } from "kysely";
import type { Kysely } from "kysely";

/** A person sees which version of the legal texts was accepted, and accepts a newer one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    grant select (legal_version, legal_consent_at) on account to marzipan_app;
    grant update (legal_version, legal_consent_at) on account to marzipan_app;
  `.execute(db);
}
