-- Deletes those of some files that nothing refers to any more, subtracts their sizes, and returns them.
create or replace function app.remove_unused_files(p_files uuid[])
  returns setof uuid
  language plpgsql set search_path = public, app, pg_temp as $$
declare
  own uuid := app.member_business();
  one uuid;
  freed bigint;
begin
  foreach one in array p_files loop
    begin
      perform from file f where f.business_id = own and f.id = one for update skip locked;
      continue when not found;
      delete from file f
       where f.business_id = own and f.id = one
         and not exists (select from business b where b.id = own and b.logo_id = f.id)
         and not exists (select from account a where a.business_id = own and a.profile_image_id = f.id)
      returning f.size_bytes into freed;
      if found then
        update business_counter c set stored_bytes = greatest(0, c.stored_bytes - freed)
         where c.business_id = own;
        return next one;
      end if;
    exception when foreign_key_violation then
      null;
    end;
  end loop;
end $$;
