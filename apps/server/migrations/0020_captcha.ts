import { sql } from "kysely";
import type { Kysely } from "kysely";

/** Challenges that were solved and used, kept until they would have expired anyway. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table captcha_nonce (
      nonce text primary key,
      expires_at timestamptz not null
    );
    create index captcha_nonce_age on captcha_nonce (expires_at);

    -- Takes a challenge's nonce; answers whether this was its first use.
    create function app.spend_captcha(p_nonce text, p_expires timestamptz) returns boolean
      language sql security definer set search_path = public, app, pg_temp as $$
      with taken as (
        insert into captcha_nonce (nonce, expires_at) values (p_nonce, p_expires)
          on conflict do nothing
        returning nonce
      )
      select exists (select from taken)
    $$;
  `.execute(db);
}
