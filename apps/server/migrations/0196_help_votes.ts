import { sql } from "kysely";
import type { Kysely } from "kysely";

/** How often a help article helped or did not: anybody counts through a function, administrators read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table help_vote (
      article text not null,
      language text not null,
      helped integer not null default 0,
      not_helped integer not null default 0,
      primary key (article, language)
    );
    alter table help_vote enable row level security;
    create policy administrator on help_vote for select using ((select app.is_administrator()));

    -- Counts one answer to the question whether an article helped.
    create function app.count_help_vote(p_article text, p_language text, p_is_helpful boolean)
      returns void language sql security definer set search_path = public, app, pg_temp as $$
      insert into help_vote (article, language, helped, not_helped)
        values (p_article, p_language, p_is_helpful::integer, (not p_is_helpful)::integer)
        on conflict (article, language) do update
          set helped = help_vote.helped + excluded.helped,
              not_helped = help_vote.not_helped + excluded.not_helped
    $$;
  `.execute(db);
}
