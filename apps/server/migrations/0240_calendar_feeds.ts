import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * A person's feed of orders for calendar programs (rulings §10). Of the secret in its address the hash is kept; it is
 * made again of the seed and the server's own secret where its owner wants to see it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table calendar_feed (
      business_id uuid not null references business (id) on delete cascade,
      account_id uuid not null,
      seed uuid not null,
      token_hash text not null,
      created_at timestamptz not null,
      primary key (business_id, account_id)
    );
    create index calendar_feed_token on calendar_feed (token_hash);
    alter table calendar_feed enable row level security;
    create policy member on calendar_feed
      using (business_id = app.member_business() and account_id = app.own_account());

    -- Tells whether an address is one of a feed, so that guesses are told apart before anything is read.
    create function app.has_calendar_feed(p_token_hash text) returns boolean
      language plpgsql stable security definer set search_path = public, app, pg_temp as $$
    begin
      return exists (select from calendar_feed f where f.token_hash = p_token_hash);
    end $$;

    -- The orders behind a feed's address, of past days the last ones first; nothing for a person who is blocked, or of a
    -- business that is blocked or closed.
    create function app.read_calendar_feed(p_token_hash text, p_now timestamptz, p_past int, p_coming int)
      returns table (business_name text, time_zone text, language text, orders json)
      language plpgsql stable security definer set search_path = public, app, pg_temp as $$
    #variable_conflict use_column
    declare
      own uuid;
      reader uuid;
      today date;
    begin
      select f.business_id, f.account_id into own, reader from calendar_feed f where f.token_hash = p_token_hash;
      if not found or not app.is_open(own) then return; end if;
      select b.name, b.time_zone, a.language into business_name, time_zone, language
        from account a join business b on b.id = own
       where a.id = reader and a.business_id = own and a.blocked_at is null and a.closed_at is null;
      if not found then return; end if;
      today := (p_now at time zone time_zone)::date;
      select coalesce(json_agg(json_build_object(
          'id', o.id, 'number', o.number, 'clientName', o.client_name, 'phone', o.phone, 'day', o.delivery_date,
          'time', left(o.delivery_time::text, 5), 'fulfilment', o.fulfilment, 'address', o.address, 'notes', o.notes,
          'allergens', o.allergens, 'allergyNote', o.allergy_note, 'isCompleted', o.status = 'completed',
          'updatedAt', o.updated_at,
          'items', coalesce((select json_agg(json_build_object('name', i.dessert_name, 'quantity', i.quantity::float8)
              order by i.position)
            from order_item i where i.business_id = own and i.order_id = o.id), '[]'))), '[]')
        into orders
        from (
          (select p.* from orders p
            where p.business_id = own and p.deleted_at is null and p.cancelled_at is null
              and p.delivery_date < today and p.delivery_date >= today - 60
            order by p.delivery_date desc, coalesce(p.delivery_time, '24:00'::time) desc, p.id desc limit p_past)
          union all
          (select c.* from orders c
            where c.business_id = own and c.deleted_at is null and c.cancelled_at is null
              and c.delivery_date >= today and c.delivery_date <= today + 366
            order by c.delivery_date, coalesce(c.delivery_time, '24:00'::time), c.id limit p_coming)
        ) o;
      return next;
    end $$;

    -- As in 0238; who gives an account back to its owner ends the feed too, which a thief may have made.
    create or replace function app.end_ways_in(
        p_account uuid, p_stays uuid[], p_now timestamptz, out sessions uuid[], out phone text)
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    declare
      present_key text;
      own uuid;
    begin
      -- The row is locked first: a sign-in that checked what ends here comes before all of this or after it.
      select a.email_key, a.business_id, case when a.phone_verified_at > p_now - interval '7 days' then a.phone_e164 end
        into present_key, own, phone from account a where a.id = p_account for update;
      update account a set updated_at = p_now,
          session_version = a.session_version + case when cardinality(p_stays) = 0 then 1 else 0 end,
          phone_e164 = case when phone is null then a.phone_e164 end,
          phone_verified_at = case when phone is null then a.phone_verified_at end
       where a.id = p_account;
      update account_secret x set totp_secret = null
       where x.account_id = p_account and x.totp_secret is not null and x.totp_confirmed_at is null;
      delete from phone_code c where c.account_id = p_account;
      update email_token t set expires_at = p_now
       where t.account_id = p_account and t.used_at is null and t.expires_at > p_now
         and (t.purpose in ('reset', 'change')
           or t.email <> (select a.email from account a where a.id = p_account));
      update disavowal d set expires_at = p_now
       where d.account_id = p_account and d.email_key <> present_key and d.expires_at > p_now
         and d.number > (select min(o.number) from disavowal o
           where o.account_id = p_account and o.email_key = present_key);
      if cardinality(p_stays) = 0 then
        delete from known_device k where k.account_id = p_account;
        delete from calendar_feed f where f.business_id = own and f.account_id = p_account;
      end if;
      with gone as (
        update session s set revoked_at = p_now
         where s.account_id = p_account and s.revoked_at is null and not s.id = any (p_stays) returning s.id
      )
      select coalesce(array_agg(g.id), '{}') into sessions from gone g;
    end $$;`.execute(db);
}
