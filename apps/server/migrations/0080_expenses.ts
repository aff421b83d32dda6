import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * Expenses, and documents among the files. From here on a file is held by the foreign keys that point at
 * it, so that a later room holds its files by declaring one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table file
      add column content_type text,
      alter column width drop not null,
      alter column height drop not null;
    create table expense (
      business_id uuid not null references business (id) on delete cascade,
      id uuid not null,
      date date not null,
      category text not null,
      amount_minor bigint not null,
      currency text not null,
      description text not null default '',
      business_name text not null default '',
      supplier_name_key text not null default '',
      receipt_number text not null default '',
      file_id uuid,
      confidence jsonb,
      -- The day of the month on which it is made again; only the last of a series has one.
      repeat_day smallint check (repeat_day between 1 and 31),
      search_key text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      deleted_at timestamptz,
      primary key (business_id, id),
      foreign key (business_id, file_id) references file (business_id, id)
    );
    create index expense_by_date on expense (business_id, date desc, id desc) where deleted_at is null;
    create index expense_by_category on expense (business_id, category, date desc, id desc) where deleted_at is null;
    create index expense_by_supplier on expense (business_id, supplier_name_key, date desc)
      where deleted_at is null and supplier_name_key <> '';
    create index expense_deleted on expense (business_id, deleted_at desc, id desc) where deleted_at is not null;
    create index expense_file on expense (business_id, file_id) where file_id is not null;
    create index expense_repeating on expense (date) where repeat_day is not null and deleted_at is null;
    alter table expense enable row level security;
    create policy member on expense using (business_id = (select app.member_business()));
  `.execute(db);
  await sql`
    -- Removes those of the files that no foreign key, logo or profile holds, and gives their bytes back;
    -- answers which.
    create or replace function app.remove_unused_files(p_files uuid[]) returns setof uuid
      language plpgsql set search_path = public, app, pg_temp as $$
    declare
      own uuid := app.member_business();
      one uuid;
      freed bigint;
    begin
      foreach one in array p_files loop
        begin
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

    -- The businesses with a series that is due in their own calendar, their day, and what their plan says.
    create function app.list_due_repeats(p_now timestamptz)
      returns table (business_id uuid, today date, plan text, status text, trial_end_at timestamptz,
        trial_used_at timestamptz, current_period_end_at timestamptz, is_admin boolean)
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select b.id, (p_now at time zone b.time_zone)::date, s.plan, s.status, s.trial_end_at, s.trial_used_at,
             s.current_period_end_at,
             exists (select from account a where a.business_id = b.id and a.is_admin)
        from business b join subscription s on s.business_id = b.id
       where exists (
         select from expense e
          where e.business_id = b.id and e.repeat_day is not null and e.deleted_at is null
            and e.date <= (p_now at time zone b.time_zone)::date - 28)
    $$;
  `.execute(db);
}
