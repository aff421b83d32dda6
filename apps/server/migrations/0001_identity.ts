import { sql } from "kysely";
import type { Kysely } from "kysely";

/** Accounts, businesses, sessions, and the small global tables that lead to a business. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create schema if not exists app`.execute(db);
  await sql`
    create table business (
      id uuid primary key,
      name text not null,
      time_zone text not null default 'Asia/Jerusalem',
      country text not null default 'IL',
      currency text not null default 'ILS' check (currency in ('ILS', 'USD', 'EUR')),
      phone text,
      logo_id uuid,
      week_start smallint check (week_start between 0 and 6),
      is_set_up boolean not null default false,
      whatsapp_texts jsonb not null default '{}',
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create table business_counter (
      business_id uuid primary key references business (id) on delete cascade,
      last_order_number int not null default 0,
      stored_bytes bigint not null default 0
    );
    create table account (
      id uuid primary key,
      business_id uuid not null references business (id),
      email text not null,
      email_key text not null unique,
      password_hash text not null,
      full_name text not null,
      language text not null default 'en',
      theme text not null default 'light',
      profile_image_id uuid,
      is_admin boolean not null default false,
      email_verified_at timestamptz,
      approved_at timestamptz,
      blocked_at timestamptz,
      blocked_reason text,
      session_version int not null default 1,
      chosen_plan text not null default 'basic',
      legal_version text not null,
      legal_consent_at timestamptz not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index account_business on account (business_id, id);
    create table session (
      id uuid primary key,
      account_id uuid not null references account (id) on delete cascade,
      business_id uuid not null,
      account_version int not null,
      generation int not null default 0,
      rotated_at timestamptz not null,
      idle_expires_at timestamptz not null,
      expires_at timestamptz not null,
      revoked_at timestamptz,
      browser text not null default '',
      system text not null default '',
      device_fingerprint text,
      session_token_hash text,
      created_at timestamptz not null,
      last_seen_at timestamptz not null
    );
    create index session_account on session (account_id, last_seen_at desc);
    create table email_token (
      token_hash text primary key,
      account_id uuid not null references account (id) on delete cascade,
      purpose text not null check (purpose in ('verify', 'reset', 'change')),
      email text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index email_token_account on email_token (account_id, created_at desc);
    create table outbox_message (
      id uuid primary key,
      channel text not null check (channel in ('email', 'sms')),
      recipient text not null,
      subject text not null default '',
      text_body text not null,
      html_body text not null default '',
      created_at timestamptz not null
    );
    create index outbox_message_newest on outbox_message (created_at desc, id desc);
    create table throttle (
      key text not null,
      window_start timestamptz not null,
      hits int not null,
      primary key (key, window_start)
    );
    create index throttle_age on throttle (window_start);
    create table menu_address (
      slug text primary key,
      business_id uuid not null references business (id) on delete cascade,
      is_open boolean not null default false
    );
    create table request_token (
      token_hash text primary key,
      business_id uuid not null references business (id) on delete cascade,
      request_id uuid not null
    );
    create table payment_customer (
      provider text not null,
      customer_ref text not null,
      business_id uuid not null references business (id) on delete cascade,
      primary key (provider, customer_ref)
    );
    create table app.setting (name text primary key, value text not null);
  `.execute(db);
}
