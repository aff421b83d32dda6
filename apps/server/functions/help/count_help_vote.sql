-- Counts a vote on whether a help article was helpful.
create or replace function app.count_help_vote(p_article text, p_language text, p_is_helpful boolean)
  returns void
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  insert into help_vote (article, language, helped, not_helped)
    values (p_article, p_language, p_is_helpful::integer, (not p_is_helpful)::integer)
    on conflict (article, language) do update
      set helped = help_vote.helped + excluded.helped,
          not_helped = help_vote.not_helped + excluded.not_helped;
end $$;
