import { sql } from "kysely";
import type { Kysely } from "kysely";

/** Documents behind signed links, which the server has checked before it asks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What a document is; nothing of a blocked or closed business.
    create function app.find_linked_document(p_business uuid, p_id uuid) returns table (content_type text)
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select f.content_type from file f
       where f.business_id = p_business and f.id = p_id and f.kind = 'document' and f.deleted_at is null
         and not exists (select from account a where a.business_id = f.business_id
           and (a.blocked_at is not null or a.closed_at is not null))
    $$;
  `.execute(db);
}
