-- The tables as 95 earlier migrations left them (0001_identity to 0242_imports).

create table app.setting (
  name text not null,
  value text not null,
  constraint setting_pkey primary key (name)
);

create table audit_event (
  id uuid not null,
  at timestamptz not null,
  by_account uuid not null,
  about_account uuid not null,
  act text not null,
  facts jsonb default '{}' not null,
  constraint audit_event_pkey primary key (id)
);
create index audit_event_about on audit_event (about_account, at desc, id desc);
create index audit_event_newest on audit_event (at desc, id desc);
alter table audit_event enable row level security;
create policy administrator_adds on audit_event for insert with check (app.is_administrator()
  and (by_account = app.account()));
create policy administrator_reads on audit_event for select using (app.is_administrator());

create table billing_reconciliation (
  at timestamptz not null,
  looked integer not null,
  mended text[] not null,
  doubled uuid[] not null,
  faults text[] default '{}' not null,
  constraint billing_reconciliation_pkey primary key (at)
);
alter table billing_reconciliation enable row level security;
create policy administrator on billing_reconciliation for select using (app.is_administrator());

create table business (
  id uuid not null,
  name text not null,
  time_zone text default 'Asia/Jerusalem' not null,
  country text default 'IL' not null,
  currency text default 'ILS' not null,
  phone text,
  logo_id uuid,
  week_start smallint,
  is_set_up boolean default false not null,
  whatsapp_texts jsonb default '{}' not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  has_day_rules boolean default false not null,
  constraint business_pkey primary key (id),
  constraint business_currency_check check (currency in ('ILS', 'USD', 'EUR')),
  constraint business_week_start_check check ((week_start >= 0) and (week_start <= 6))
);
alter table business enable row level security;
create policy administrator on business for select using (app.is_administrator());
create policy member on business using (id = app.member_business());
create policy menu on business for select using ((app.proof() = 'menu') and (id = app.business()));
create policy request on business for select using ((app.proof() = 'request') and (id = app.business()));

create table captcha_nonce (
  nonce text not null,
  expires_at timestamptz not null,
  constraint captcha_nonce_pkey primary key (nonce)
);
create index captcha_nonce_age on captcha_nonce (expires_at);

create table contact_lead (
  id uuid not null,
  name text not null,
  email text not null,
  phone text not null,
  message text not null,
  language text not null,
  request_key text,
  body_hash text not null,
  created_at timestamptz not null,
  is_priority boolean default false not null,
  constraint contact_lead_pkey primary key (id),
  constraint contact_lead_request_key_key unique (request_key)
);
create index contact_lead_listed on contact_lead (is_priority desc, created_at desc, id desc);
alter table contact_lead enable row level security;
create policy administrator on contact_lead for select using (app.is_administrator());

create table help_vote (
  article text not null,
  language text not null,
  helped integer default 0 not null,
  not_helped integer default 0 not null,
  constraint help_vote_pkey primary key (article, language)
);
alter table help_vote enable row level security;
create policy administrator on help_vote for select using (app.is_administrator());

create table outbox_message (
  id uuid not null,
  channel text not null,
  recipient text not null,
  subject text default '' not null,
  text_body text not null,
  html_body text default '' not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  attempts integer default 0 not null,
  next_attempt_at timestamptz,
  last_error text,
  business_id uuid default app.business(),
  constraint outbox_message_pkey primary key (id),
  constraint outbox_message_channel_check check (channel in ('email', 'sms'))
);
create index outbox_message_business on outbox_message (business_id,
  lower(recipient)) where (business_id is not null);
create index outbox_message_due on outbox_message (next_attempt_at) where (next_attempt_at is not null);
create index outbox_message_newest on outbox_message (created_at desc, id desc);

create table public_act (
  key_hash text not null,
  body_hash text not null,
  created_at timestamptz not null,
  reply text,
  constraint public_act_pkey primary key (key_hash)
);
create index public_act_age on public_act (created_at);

create table stand_in (
  name text not null,
  version bigint not null,
  state jsonb not null,
  constraint stand_in_pkey primary key (name)
);
alter table stand_in enable row level security;

create table throttle (
  key text not null,
  began_at timestamptz not null,
  hits integer not null,
  ends_at timestamptz not null,
  constraint throttle_pkey primary key (key)
);
create index throttle_age on throttle (ends_at);

create table account (
  id uuid not null,
  business_id uuid not null,
  email text not null,
  email_key text not null,
  full_name text not null,
  language text default 'en' not null,
  theme text,
  profile_image_id uuid,
  is_admin boolean default false not null,
  email_verified_at timestamptz,
  approved_at timestamptz,
  blocked_at timestamptz,
  blocked_reason text,
  session_version integer default 1 not null,
  chosen_plan text default 'basic' not null,
  legal_version text not null,
  legal_consent_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  phone_e164 text,
  phone_verified_at timestamptz,
  declined_at timestamptz,
  decline_reason text,
  closed_at timestamptz,
  approval_told_at timestamptz,
  is_demo boolean default false not null,
  role text default 'owner' not null,
  constraint account_pkey primary key (id),
  constraint account_email_key_key unique (email_key),
  constraint account_role_check check (role in ('owner', 'staff')),
  constraint account_business_id_fkey foreign key (business_id) references business(id)
);
create index account_approval_told on account (approval_told_at) where (approval_told_at is not null);
create index account_business on account (business_id, id);
create index account_closed on account (closed_at) where (closed_at is not null);
create index account_demo on account (id) where is_demo;
create index account_newest on account (created_at, id);
create index account_phone on account (phone_e164) where (phone_verified_at is not null);
create index account_waiting on account (created_at) where ((approved_at is null) and (declined_at is null)
  and (email_verified_at is not null));
alter table account enable row level security;
create policy administrator on account for select using (app.is_administrator());
create policy colleague on account for select using ((business_id = app.business())
  and (app.proof() = 'session'));
create policy member on account using ((id = app.account()) and (app.proof() = 'session'));

create table accountant (
  business_id uuid not null,
  email text not null,
  language text not null,
  is_on boolean not null,
  updated_at timestamptz not null,
  papers text[] default '{pdf,xlsx,zip,clients}'::text[] not null,
  constraint accountant_pkey primary key (business_id),
  constraint accountant_business_id_fkey foreign key (business_id) references business(id) on delete cascade
);
alter table accountant enable row level security;
create policy member on accountant using (business_id = app.member_business());

create table agent_cost (
  business_id uuid not null,
  month date not null,
  micro_usd bigint not null,
  updated_at timestamptz not null,
  constraint agent_cost_pkey primary key (business_id, month),
  constraint agent_cost_business_id_fkey foreign key (business_id) references business(id) on delete cascade
);
create index agent_cost_age on agent_cost (updated_at);
alter table agent_cost enable row level security;
create policy member on agent_cost using (business_id = app.member_business());

create table agent_message (
  business_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  intent text not null,
  role text not null,
  content text not null,
  agent_type text not null,
  created_at timestamptz not null,
  constraint agent_message_pkey primary key (business_id, id),
  constraint agent_message_agent_type_check check (agent_type in ('support',
    'business_consultant')),
  constraint agent_message_intent_check check (intent in ('support', 'business')),
  constraint agent_message_role_check check (role in ('user', 'assistant')),
  constraint agent_message_business_id_fkey foreign key (business_id) references business(id) on delete cascade
);
create index agent_message_age on agent_message (created_at);
alter table agent_message enable row level security;
create policy member on agent_message using (business_id = app.member_business());

create table agent_setting (
  business_id uuid not null,
  shares_details boolean not null,
  changed_by uuid not null,
  changed_at timestamptz not null,
  constraint agent_setting_pkey primary key (business_id),
  constraint agent_setting_business_id_fkey foreign key (business_id) references business(id) on delete cascade
);
alter table agent_setting enable row level security;
create policy member on agent_setting using (business_id = app.member_business());

create table bake_tick (
  business_id uuid not null,
  day date not null,
  item_key text not null,
  made numeric(9,3) not null,
  updated_at timestamptz not null,
  constraint bake_tick_pkey primary key (business_id, day, item_key),
  constraint bake_tick_business_id_fkey foreign key (business_id) references business(id) on delete cascade
);
alter table bake_tick enable row level security;
create policy member on bake_tick using (business_id = app.member_business());

create table billing_event (
  provider text not null,
  event_id text not null,
  event_type text not null,
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  subscription_ref text,
  customer_ref text,
  named_business uuid,
  business_id uuid,
  body jsonb not null,
  outcome text,
  settled_at timestamptz,
  constraint billing_event_pkey primary key (provider, event_id),
  constraint billing_event_outcome_check check (outcome in ('applied', 'ignored',
    'unknown_business', 'unknown_price', 'unreadable')),
  constraint billing_event_business_id_fkey foreign key (business_id) references business(id) on delete cascade
);
create index billing_event_business on billing_event (business_id) where (business_id is not null);
create index billing_event_by_age on billing_event (provider, received_at desc, event_id desc);
create index billing_event_by_outcome on billing_event (provider, outcome);
create index billing_event_failed on billing_event (provider, received_at desc,
  event_id desc) where (outcome in ('unknown_business', 'unknown_price', 'unreadable'));
create index billing_event_subscription on billing_event (provider,
  subscription_ref) where (subscription_ref is not null);
create index billing_event_waiting on billing_event (received_at) where (outcome is null);
alter table billing_event enable row level security;
create policy administrator on billing_event for select using (app.is_administrator());
create policy webhook on billing_event using ((app.proof() = 'webhook') and (business_id = app.business()));

create table business_counter (
  business_id uuid not null,
  last_order_number integer default 0 not null,
  stored_bytes bigint default 0 not null,
  last_request_number integer default 0 not null,
  constraint business_counter_pkey primary key (business_id),
  constraint business_counter_business_id_fkey foreign key (business_id) references business(id) on delete cascade
);
alter table business_counter enable row level security;
create policy member on business_counter using (business_id = app.member_business());
create policy menu on business_counter for select using (business_id = app.menu_business());
create policy menu_count on business_counter for update using (business_id = app.menu_business());

create table calendar_feed (
  business_id uuid not null,
  account_id uuid not null,
  seed uuid not null,
  token_hash text not null,
  created_at timestamptz not null,
  constraint calendar_feed_pkey primary key (business_id, account_id),
  constraint calendar_feed_business_id_fkey foreign key (business_id) references business(id) on delete cascade
);
create index calendar_feed_token on calendar_feed (token_hash);
alter table calendar_feed enable row level security;
create policy member on calendar_feed using ((business_id = app.member_business())
  and (account_id = app.own_account()));

create table capacity_day (
  business_id uuid not null,
  day date not null,
  constraint capacity_day_pkey primary key (business_id, day),
  constraint capacity_day_business_id_fkey foreign key (business_id) references business(id) on delete cascade
);
alter table capacity_day enable row level security;
create policy member on capacity_day using (business_id = app.member_business());

create table catalog_section (
  business_id uuid not null,
  id uuid not null,
  name text not null,
  name_key text not null,
  translations jsonb default '{}' not null,
  "position" integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint catalog_section_pkey primary key (business_id, id),
  constraint catalog_section_business_id_name_key_key unique (business_id, name_key),
  constraint catalog_section_business_id_fkey foreign key (business_id) references business(id) on delete cascade
);
alter table catalog_section enable row level security;
create policy member on catalog_section using (business_id = app.member_business());

create table category (
  business_id uuid not null,
  id uuid not null,
  name text not null,
  name_key text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint category_pkey primary key (business_id, id),
  constraint category_business_id_name_key_key unique (business_id, name_key),
  constraint category_business_id_fkey foreign key (business_id) references business(id) on delete cascade
);
alter table category enable row level security;
create policy member on category using (business_id = app.member_business());

create table client (
  business_id uuid not null,
  id uuid not null,
  name text not null,
  name_key text not null,
  search_key text not null,
  phone text,
  email text,
  language text,
  allergens text[] default '{}' not null,
  allergy_note text default '' not null,
  notes text default '' not null,
  merged_into uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  phone_key text,
  constraint client_pkey primary key (business_id, id),
  constraint client_business_id_fkey foreign key (business_id) references business(id) on delete cascade
);
create index client_by_age on client (business_id, created_at desc, id desc) where (deleted_at is null);
create index client_by_email on client (business_id, lower(email)) where ((deleted_at is null)
  and (email is not null));
create index client_by_name on client (business_id, name_key, id) where (deleted_at is null);
create index client_by_phone on client (business_id, phone_key, id) where (deleted_at is null);
create index client_deleted on client (business_id, deleted_at desc, id desc) where (deleted_at is not null);
create index client_merged on client (business_id, merged_into) where (merged_into is not null);
alter table client enable row level security;
create policy member on client using (business_id = app.member_business());

create table consultation (
  business_id uuid not null,
  id uuid not null,
  created_at timestamptz not null,
  held_until timestamptz,
  constraint consultation_pkey primary key (business_id, id),
  constraint consultation_business_id_fkey foreign key (business_id) references business(id) on delete cascade
);
create index consultation_age on consultation (business_id, created_at);
alter table consultation enable row level security;
create policy member on consultation using (business_id = app.member_business());

create table day_sum (
  business_id uuid not null,
  kind text not null,
  day date not null,
  currency text not null,
  key text not null,
  label text not null,
  amount_minor bigint not null,
  count integer not null,
  thousandths bigint not null,
  constraint day_sum_pkey primary key (business_id, kind, day, currency, key, label),
  constraint day_sum_business_id_fkey foreign key (business_id) references business(id) on delete cascade
) with (fillfactor=80);
alter table day_sum enable row level security;
create policy member on day_sum using (business_id = app.member_business());

create table file (
  business_id uuid not null,
  id uuid not null,
  kind text default 'picture' not null,
  width integer,
  height integer,
  size_bytes bigint not null,
  content_hash text not null,
  created_at timestamptz not null,
  has_avif boolean default false not null,
  avif_due_at timestamptz,
  avif_attempts smallint default 0 not null,
  content_type text,
  constraint file_pkey primary key (business_id, id),
  constraint file_business_id_fkey foreign key (business_id) references business(id) on delete cascade
);
create index file_avif_queue on file (avif_due_at) where (avif_due_at is not null);
create index file_by_content on file (business_id, content_hash);
alter table file enable row level security;
create policy member on file using (business_id = app.member_business());
create policy menu_upload on file for insert with check ((business_id = app.menu_business())
  and (kind = 'request'));

create table idempotency (
  business_id uuid not null,
  key text not null,
  call text not null,
  body_hash text not null,
  reply text,
  created_at timestamptz not null,
  account_id uuid not null,
  constraint idempotency_pkey primary key (business_id, account_id, key),
  constraint idempotency_business_id_fkey foreign key (business_id) references business(id) on delete cascade
);
create index idempotency_age on idempotency (created_at);
alter table idempotency enable row level security;
create policy member on idempotency using ((business_id = app.member_business()) and (account_id = app.account()));

create table import_run (
  business_id uuid not null,
  id uuid not null,
  kind text not null,
  file_name text not null,
  made integer default 0 not null,
  joined integer default 0 not null,
  unchanged integer default 0 not null,
  refused integer default 0 not null,
  kept integer default 0 not null,
  created_at timestamptz not null,
  taken_back_at timestamptz,
  constraint import_run_pkey primary key (business_id, id),
  constraint import_run_kind_check check (kind in ('clients', 'products')),
  constraint import_run_business_id_fkey foreign key (business_id) references business(id) on delete cascade
);
create index import_run_latest on import_run (business_id, created_at desc, id desc);
alter table import_run enable row level security;
create policy member on import_run using (business_id = app.member_business());

create table insight_mark (
  business_id uuid not null,
  insight text not null,
  created_at timestamptz not null,
  constraint insight_mark_pkey primary key (business_id, insight),
  constraint insight_mark_business_id_fkey foreign key (business_id) references business(id) on delete cascade
);
create index insight_mark_age on insight_mark (created_at);
alter table insight_mark enable row level security;
create policy member on insight_mark using (business_id = app.member_business());

create table item_memory (
  business_id uuid not null,
  name_key text not null,
  currency text not null,
  dessert_name text not null,
  product_id uuid,
  unit_price_minor bigint not null,
  uses integer default 1 not null,
  last_used_at timestamptz not null,
  constraint item_memory_pkey primary key (business_id, name_key, currency),
  constraint item_memory_business_id_fkey foreign key (business_id) references business(id) on delete cascade
);
alter table item_memory enable row level security;
create policy member on item_memory using (business_id = app.member_business());

create table menu_address (
  slug text not null,
  business_id uuid not null,
  is_open boolean default false not null,
  kind text default 'slug' not null,
  since timestamptz default now() not null,
  constraint menu_address_pkey primary key (slug),
  constraint menu_address_kind_check check (kind in ('slug', 'old_slug', 'token',
    'list')),
  constraint menu_address_business_id_fkey foreign key (business_id) references business(id) on delete cascade
);
create index menu_address_business on menu_address (business_id, kind);
alter table menu_address enable row level security;
create policy member on menu_address using (business_id = app.member_business());

create table menu_settings (
  business_id uuid not null,
  slug text,
  token text not null,
  tagline text default '' not null,
  address text default '' not null,
  note text default '' not null,
  delivery_note text default '' not null,
  whatsapp_phone text,
  translations jsonb default '{}' not null,
  catalog_currency text default 'ILS' not null,
  is_ordering_on boolean default true not null,
  lead_time_hours integer default 48 not null,
  cut_off_time time,
  days_ahead integer default 60 not null,
  max_orders_a_day integer,
  opening_hours jsonb default '[[{"to": "18:00", "from": "09:00"}], [{"to": "18:00", "from": "09:00"}],
    [{"to": "18:00", "from": "09:00"}], [{"to": "18:00", "from": "09:00"}], [{"to": "18:00", "from": "09:00"}],
    [{"to": "14:00", "from": "09:00"}], []]'::jsonb not null,
  closed_days jsonb default '[]' not null,
  slot_minutes smallint default 60 not null,
  fulfilments text[] default '{pickup}'::text[] not null,
  deposit_kind text,
  deposit_value_minor bigint,
  version bigint default 1 not null,
  updated_at timestamptz not null,
  deposit_due_days integer default 2 not null,
  constraint menu_settings_pkey primary key (business_id),
  constraint menu_settings_catalog_currency_check check (catalog_currency in ('ILS', 'USD',
    'EUR')),
  constraint menu_settings_deposit_kind_check check (deposit_kind in ('sum', 'percent')),
  constraint menu_settings_business_id_fkey foreign key (business_id) references business(id) on delete cascade
);
alter table menu_settings enable row level security;
create policy member on menu_settings using (business_id = app.member_business());

create table order_index (
  business_id uuid not null,
  up_to integer not null,
  begun_at timestamptz not null,
  bits_up_to integer default 0 not null,
  constraint order_index_pkey primary key (business_id),
  constraint order_index_business_id_fkey foreign key (business_id) references business(id) on delete cascade
);
alter table order_index enable row level security;
create policy member on order_index using (business_id = app.member_business());

create table order_word (
  business_id uuid not null,
  word text collate "C" not null,
  numbers integer[],
  bits bytea,
  constraint order_word_pkey primary key (business_id, word),
  constraint order_word_business_id_fkey foreign key (business_id) references business(id) on delete cascade
);
alter table order_word enable row level security;
create policy member on order_word using (business_id = app.member_business());

create table payment_customer (
  provider text not null,
  customer_ref text not null,
  business_id uuid not null,
  constraint payment_customer_pkey primary key (provider, business_id),
  constraint payment_customer_business_id_fkey foreign key (business_id) references business(id) on delete cascade
);
create index payment_customer_ref on payment_customer (provider, customer_ref);

create table plan_checkout (
  business_id uuid not null,
  price_id text not null,
  transaction_ref text,
  url text,
  success_url text not null,
  cancel_url text not null,
  claimed_at timestamptz,
  opened_at timestamptz not null,
  constraint plan_checkout_pkey primary key (business_id),
  constraint plan_checkout_business_id_fkey foreign key (business_id) references business(id) on delete cascade
);
create index plan_checkout_transaction on plan_checkout (transaction_ref) where (transaction_ref is not null);
alter table plan_checkout enable row level security;
create policy member on plan_checkout using (business_id = app.member_business());
create policy webhook on plan_checkout using ((app.proof() = 'webhook') and (business_id = app.business()));

create table report_download (
  business_id uuid not null,
  id uuid not null,
  kind text not null,
  format text not null,
  from_date date not null,
  to_date date not null,
  currency text,
  language text not null,
  state text not null,
  rows_count integer,
  size_bytes bigint,
  created_at timestamptz not null,
  constraint report_download_pkey primary key (business_id, id),
  constraint report_download_format_check check (format in ('xlsx', 'pdf', 'csv',
    'zip')),
  constraint report_download_state_check check (state in ('waiting', 'running', 'done',
    'stopped', 'failed')),
  constraint report_download_business_id_fkey foreign key (business_id) references business(id) on delete cascade
);
create index report_download_newest on report_download (business_id, created_at desc, id desc);
alter table report_download enable row level security;
create policy member on report_download using (business_id = app.member_business());

create table request_token (
  token_hash text not null,
  business_id uuid not null,
  request_id uuid not null,
  constraint request_token_pkey primary key (token_hash),
  constraint request_token_business_id_fkey foreign key (business_id) references business(id) on delete cascade
);
create index request_token_request on request_token (business_id, request_id);

create table sent_papers (
  business_id uuid not null,
  id uuid not null,
  month date not null,
  email text not null,
  language text not null,
  token_hash text not null,
  sent_at timestamptz not null,
  open_until timestamptz not null,
  stopped_at timestamptz,
  papers text[] default '{pdf,xlsx,zip,clients}'::text[] not null,
  constraint sent_papers_pkey primary key (business_id, id),
  constraint sent_papers_business_id_month_key unique (business_id, month),
  constraint sent_papers_business_id_fkey foreign key (business_id) references business(id) on delete cascade
);
create index sent_papers_token on sent_papers (token_hash) where (stopped_at is null);
alter table sent_papers enable row level security;
create policy member on sent_papers using (business_id = app.member_business());

create table subscription (
  business_id uuid not null,
  plan text default 'basic' not null,
  status text default 'active' not null,
  trial_end_at timestamptz,
  trial_used_at timestamptz,
  current_period_end_at timestamptz,
  plan_started_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  trial_told_at timestamptz,
  subscription_ref text,
  billing_interval text,
  next_charge_at timestamptz,
  customer_ref text,
  paid_until timestamptz,
  charge_minor bigint,
  charge_currency text,
  scheduled_kind text,
  scheduled_plan text,
  scheduled_at timestamptz,
  owed_until timestamptz,
  last_paid_minor bigint,
  last_paid_currency text,
  last_paid_at timestamptz,
  constraint subscription_pkey primary key (business_id),
  constraint subscription_billing_interval_check check (billing_interval in ('month', 'year')),
  constraint subscription_plan_check check (plan in ('basic', 'pro', 'premium',
    'admin')),
  constraint subscription_scheduled_kind_check check (scheduled_kind in ('cancel', 'downgrade')),
  constraint subscription_scheduled_plan_check check (scheduled_plan in ('basic', 'pro',
    'premium')),
  constraint subscription_status_check check (status in ('active', 'trialing', 'past_due',
    'canceled', 'none', 'inactive')),
  constraint subscription_business_id_fkey foreign key (business_id) references business(id) on delete cascade
);
create index subscription_owed on subscription (business_id) where (owed_until is not null);
create index subscription_paid on subscription (updated_at desc, business_id) where (subscription_ref is not null);
alter table subscription enable row level security;
create policy administrator on subscription using (app.is_administrator());
create policy member on subscription using (business_id = app.member_business());
create policy webhook on subscription using ((app.proof() = 'webhook') and (business_id = app.business()));

create table task (
  business_id uuid not null,
  id uuid not null,
  title text not null,
  due_date date,
  completed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  constraint task_pkey primary key (business_id, id),
  constraint task_business_id_fkey foreign key (business_id) references business(id) on delete cascade
);
create index task_deleted on task (business_id, deleted_at desc, id desc) where (deleted_at is not null);
create index task_done on task (business_id, completed_at desc, id desc) where ((deleted_at is null)
  and (completed_at is not null));
create index task_open on task (business_id, coalesce(due_date, '9999-12-31'::date), id) where ((deleted_at is null)
  and (completed_at is null));
alter table task enable row level security;
create policy member on task using (business_id = app.member_business());

create table test_papers (
  business_id uuid not null,
  month date not null,
  language text not null,
  papers text[] not null,
  token_hash text not null,
  open_until timestamptz not null,
  constraint test_papers_pkey primary key (business_id),
  constraint test_papers_business_id_fkey foreign key (business_id) references business(id) on delete cascade
);
create index test_papers_age on test_papers (open_until);
create index test_papers_token on test_papers (token_hash);
alter table test_papers enable row level security;
create policy member on test_papers using (business_id = app.member_business());

create table account_secret (
  account_id uuid not null,
  password_hash text not null,
  totp_secret text,
  totp_confirmed_at timestamptz,
  totp_last_step bigint default 0 not null,
  constraint account_secret_pkey primary key (account_id),
  constraint account_secret_account_id_fkey foreign key (account_id) references account(id) on delete cascade
);

create table disavowal (
  token_hash text not null,
  number bigint generated always as identity not null,
  account_id uuid not null,
  email text not null,
  email_key text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint disavowal_pkey primary key (token_hash),
  constraint disavowal_account_id_fkey foreign key (account_id) references account(id) on delete cascade
);
create index disavowal_account on disavowal (account_id, number);
create index disavowal_age on disavowal (expires_at);
create index disavowal_email on disavowal (email_key, expires_at);

create table email_token (
  token_hash text not null,
  account_id uuid not null,
  purpose text not null,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint email_token_pkey primary key (token_hash),
  constraint email_token_purpose_check check (purpose in ('verify', 'reset', 'change')),
  constraint email_token_account_id_fkey foreign key (account_id) references account(id) on delete cascade
);
create index email_token_account on email_token (account_id, created_at desc);

create table expense (
  business_id uuid not null,
  id uuid not null,
  date date not null,
  category text not null,
  amount_minor bigint not null,
  currency text not null,
  description text default '' not null,
  business_name text default '' not null,
  supplier_name_key text default '' not null,
  receipt_number text default '' not null,
  file_id uuid,
  confidence jsonb,
  repeat_day smallint,
  search_key text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  series_goes_on boolean default false not null,
  constraint expense_pkey primary key (business_id, id),
  constraint expense_repeat_day_check check ((repeat_day >= 1) and (repeat_day <= 31)),
  constraint expense_business_id_file_id_fkey foreign key (business_id, file_id) references file(business_id, id),
  constraint expense_business_id_fkey foreign key (business_id) references business(id) on delete cascade
);
create index expense_by_category on expense (business_id, category, date desc, id desc) where (deleted_at is null);
create index expense_by_date on expense (business_id, date desc, id desc) where (deleted_at is null);
create index expense_by_supplier on expense (business_id, supplier_name_key, date desc) where ((deleted_at is null)
  and (supplier_name_key <> ''));
create index expense_deleted on expense (business_id, deleted_at desc, id desc) where (deleted_at is not null);
create index expense_file on expense (business_id, file_id) where (file_id is not null);
create index expense_repeating on expense (date) where ((repeat_day is not null) and ((deleted_at is null)
  or series_goes_on));
alter table expense enable row level security;
create policy member on expense using (business_id = app.member_business());

create table import_row (
  business_id uuid not null,
  import_id uuid not null,
  entry_id uuid not null,
  is_made boolean not null,
  filled text[] not null,
  changed_at timestamptz not null,
  created_at timestamptz not null,
  constraint import_row_pkey primary key (business_id, import_id, entry_id),
  constraint import_row_business_id_fkey foreign key (business_id) references business(id) on delete cascade,
  constraint import_row_business_id_import_id_fkey foreign key (business_id,
    import_id) references import_run(business_id, id) on delete cascade
);
alter table import_row enable row level security;
create policy member on import_row using (business_id = app.member_business());

create table known_device (
  account_id uuid not null,
  device_hash text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  constraint known_device_pkey primary key (account_id, device_hash),
  constraint known_device_account_id_fkey foreign key (account_id) references account(id) on delete cascade
);
create index known_device_age on known_device (last_seen_at);

create table orders (
  business_id uuid not null,
  id uuid not null,
  number integer not null,
  client_id uuid,
  client_name text not null,
  client_key text not null,
  phone text,
  customer_email text,
  delivery_date date not null,
  delivery_time time,
  fulfilment text default 'pickup' not null,
  address text,
  status text default 'pending' not null,
  ready_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text,
  notes text,
  allergens text[] default '{}' not null,
  allergy_note text default '' not null,
  currency text not null,
  items_total_minor bigint not null,
  agreed_price_minor bigint,
  total_minor bigint not null,
  deposit_kind text,
  deposit_value_minor bigint,
  deposit_due_date date,
  search_key text not null,
  is_imported boolean default false not null,
  created_day date not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  paid_minor bigint default 0 not null,
  constraint orders_pkey primary key (business_id, id),
  constraint orders_business_id_number_key unique (business_id, number),
  constraint orders_currency_check check (currency in ('ILS', 'USD', 'EUR')),
  constraint orders_deposit_kind_check check (deposit_kind in ('sum', 'percent')),
  constraint orders_fulfilment_check check (fulfilment in ('pickup', 'delivery')),
  constraint orders_status_check check (status in ('pending', 'in_progress', 'completed')),
  constraint orders_business_id_client_id_fkey foreign key (business_id, client_id) references client(business_id, id),
  constraint orders_business_id_fkey foreign key (business_id) references business(id) on delete cascade
);
create index orders_by_age on orders (business_id, created_at desc, id desc) where (deleted_at is null);
create index orders_by_client on orders (business_id, client_id, delivery_date, coalesce(delivery_time,
  '24:00:00'::time without time zone), id) where (deleted_at is null);
create index orders_by_client_key on orders (business_id, client_key, id) where (deleted_at is null);
create index orders_by_created_day on orders (business_id, created_day) where (not is_imported);
create index orders_by_delivery on orders (business_id, delivery_date, coalesce(delivery_time,
  '24:00:00'::time without time zone), id) where (deleted_at is null);
create index orders_by_status on orders (business_id, status, delivery_date, coalesce(delivery_time,
  '24:00:00'::time without time zone), id) where ((deleted_at is null) and (cancelled_at is null));
create index orders_cancelled on orders (business_id, delivery_date) where ((cancelled_at is not null)
  and (deleted_at is null));
create index orders_deleted on orders (business_id, deleted_at desc, id desc) where (deleted_at is not null);
create index orders_deposit_due on orders (business_id, deposit_due_date) where ((deposit_due_date is not null)
  and (deleted_at is null) and (cancelled_at is null) and (total_minor > paid_minor) and (not (is_imported
  and (delivery_date < created_day))));
create index orders_unpaid on orders (business_id, currency, delivery_date) include (total_minor,
  paid_minor) where ((deleted_at is null) and (cancelled_at is null) and (total_minor > paid_minor)
  and (not (is_imported and (delivery_date < created_day))));
alter table orders enable row level security;
create policy member on orders using (business_id = app.member_business());

create table phone_code (
  account_id uuid not null,
  purpose text not null,
  phone_e164 text not null,
  code_hash text not null,
  tries integer default 0 not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint phone_code_pkey primary key (account_id, purpose),
  constraint phone_code_purpose_check check (purpose in ('sign_in', 'verify')),
  constraint phone_code_account_id_fkey foreign key (account_id) references account(id) on delete cascade
);
create index phone_code_age on phone_code (expires_at);
create index phone_code_phone on phone_code (phone_e164, purpose);

create table product (
  business_id uuid not null,
  id uuid not null,
  name text not null,
  name_key text not null,
  description text default '' not null,
  category_id uuid,
  image_id uuid,
  allergens text[] default '{}' not null,
  marks text[] default '{}' not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  constraint product_pkey primary key (business_id, id),
  constraint product_business_id_category_id_fkey foreign key (business_id,
    category_id) references category(business_id, id),
  constraint product_business_id_fkey foreign key (business_id) references business(id) on delete cascade,
  constraint product_business_id_image_id_fkey foreign key (business_id, image_id) references file(business_id, id)
);
create index product_by_age on product (business_id, created_at desc, id desc) where (deleted_at is null);
create index product_by_category on product (business_id, category_id, name_key, id) where (deleted_at is null);
create index product_by_name on product (business_id, name_key, id) where (deleted_at is null);
create index product_deleted on product (business_id, deleted_at desc, id desc) where (deleted_at is not null);
create index product_image on product (business_id, image_id) where (image_id is not null);
alter table product enable row level security;
create policy member on product using (business_id = app.member_business());

create table recovery_code (
  account_id uuid not null,
  code_hash text not null,
  constraint recovery_code_pkey primary key (account_id, code_hash),
  constraint recovery_code_account_id_fkey foreign key (account_id) references account(id) on delete cascade
);

create table session (
  id uuid not null,
  account_id uuid not null,
  business_id uuid not null,
  account_version integer not null,
  generation integer default 0 not null,
  rotated_at timestamptz not null,
  idle_expires_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  browser text default '' not null,
  system text default '' not null,
  device_fingerprint text,
  session_token_hash text,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  constraint session_pkey primary key (id),
  constraint session_account_id_fkey foreign key (account_id) references account(id) on delete cascade
);
create index session_account on session (account_id, last_seen_at desc);
alter table session enable row level security;
create policy administrator on session for select using (app.is_administrator());
create policy member on session using ((account_id = app.account()) and (app.proof() = 'session'));

create table catalog_item (
  business_id uuid not null,
  id uuid not null,
  section_id uuid,
  "position" integer not null,
  name text not null,
  name_key text not null,
  description text default '' not null,
  unit_note text default '' not null,
  price_minor bigint not null,
  currency text not null,
  is_from_price boolean default false not null,
  is_active boolean default true not null,
  min_quantity numeric(6,3) default 1 not null,
  quantity_step numeric(6,3) default 1 not null,
  sold_out_until date,
  allergens text[] default '{}' not null,
  marks text[] default '{}' not null,
  translations jsonb default '{}' not null,
  product_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  constraint catalog_item_pkey primary key (business_id, id),
  constraint catalog_item_currency_check check (currency in ('ILS', 'USD', 'EUR')),
  constraint catalog_item_min_quantity_check check (min_quantity > (0)::numeric),
  constraint catalog_item_price_minor_check check (price_minor >= 0),
  constraint catalog_item_quantity_step_check check (quantity_step > (0)::numeric),
  constraint catalog_item_business_id_fkey foreign key (business_id) references business(id) on delete cascade,
  constraint catalog_item_business_id_product_id_fkey foreign key (business_id,
    product_id) references product(business_id, id),
  constraint catalog_item_business_id_section_id_fkey foreign key (business_id,
    section_id) references catalog_section(business_id, id)
);
create index catalog_item_by_age on catalog_item (business_id, created_at desc, id desc) where (deleted_at is null);
create index catalog_item_deleted on catalog_item (business_id, deleted_at desc,
  id desc) where (deleted_at is not null);
create index catalog_item_menu on catalog_item (business_id, section_id, "position", id) where (deleted_at is null);
create index catalog_item_product on catalog_item (business_id, product_id) where (product_id is not null);
alter table catalog_item enable row level security;
create policy member on catalog_item using (business_id = app.member_business());

create table order_event (
  business_id uuid not null,
  order_id uuid not null,
  id uuid not null,
  kind text not null,
  from_value text,
  to_value text,
  at timestamptz not null,
  account_id uuid,
  by_name text,
  constraint order_event_pkey primary key (business_id, order_id, id),
  constraint order_event_business_id_order_id_fkey foreign key (business_id, order_id) references orders(business_id,
    id) on delete cascade
);
alter table order_event enable row level security;
create policy member on order_event using (business_id = app.member_business());

create table order_item (
  business_id uuid not null,
  order_id uuid not null,
  "position" smallint not null,
  dessert_name text default '' not null,
  name_key text default '' not null,
  quantity numeric(9,3) default 0 not null,
  unit_price_minor bigint default 0 not null,
  line_total_minor bigint default 0 not null,
  product_id uuid,
  constraint order_item_pkey primary key (business_id, order_id, "position"),
  constraint order_item_business_id_order_id_fkey foreign key (business_id, order_id) references orders(business_id,
    id) on delete cascade
);
create index order_item_by_name on order_item (business_id, name_key, order_id) where (product_id is null);
create index order_item_by_product on order_item (business_id, product_id, order_id) where (product_id is not null);
alter table order_item enable row level security;
create policy member on order_item using (business_id = app.member_business());

create table order_picture (
  business_id uuid not null,
  order_id uuid not null,
  "position" smallint not null,
  file_id uuid not null,
  constraint order_picture_pkey primary key (business_id, order_id, "position"),
  constraint order_picture_business_id_file_id_fkey foreign key (business_id, file_id) references file(business_id, id),
  constraint order_picture_business_id_order_id_fkey foreign key (business_id,
    order_id) references orders(business_id, id) on delete cascade
);
create index order_picture_file on order_picture (business_id, file_id);
alter table order_picture enable row level security;
create policy member on order_picture using (business_id = app.member_business());

create table order_request (
  business_id uuid not null,
  id uuid not null,
  number integer not null,
  status text not null,
  name text not null,
  phone text not null,
  email text,
  language text not null,
  delivery_date date not null,
  delivery_time time,
  fulfilment text not null,
  address text,
  note text default '' not null,
  allergens text[] default '{}' not null,
  allergy_note text default '' not null,
  currency text not null,
  total_minor bigint not null,
  is_from_total boolean default false not null,
  quote_price_minor bigint,
  quote_message text default '' not null,
  quote_valid_until timestamptz,
  quoted_at timestamptz,
  may_exceed boolean default false not null,
  answer_message text default '' not null,
  answered_at timestamptz,
  order_id uuid,
  search_key text not null,
  ask_key text,
  ask_hash text not null,
  reminded_at timestamptz,
  personal_removed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  told_end_at timestamptz,
  accepted_as text,
  constraint order_request_pkey primary key (business_id, id),
  constraint order_request_business_id_ask_key_key unique (business_id, ask_key),
  constraint order_request_business_id_number_key unique (business_id, number),
  constraint order_request_currency_check check (currency in ('ILS', 'USD', 'EUR')),
  constraint order_request_fulfilment_check check (fulfilment in ('pickup', 'delivery')),
  constraint order_request_status_check check (status in ('new', 'quoted', 'accepted',
    'declined', 'withdrawn', 'expired')),
  constraint order_request_business_id_fkey foreign key (business_id) references business(id) on delete cascade,
  constraint order_request_business_id_order_id_fkey foreign key (business_id,
    order_id) references orders(business_id, id)
);
create index order_request_accepted on order_request (business_id, created_at desc,
  id desc) where (status = 'accepted');
create index order_request_closed on order_request (business_id, created_at desc,
  id desc) where (status in ('declined', 'withdrawn', 'expired'));
create index order_request_day on order_request (delivery_date) where (status in ('new',
  'quoted'));
create index order_request_expired on order_request (answered_at) where (status = 'expired');
create index order_request_forgetting on order_request (answered_at) where ((status in ('declined',
  'withdrawn', 'expired')) and (personal_removed_at is null));
create index order_request_lapsing on order_request (quote_valid_until) where (status = 'quoted');
create index order_request_newest on order_request (business_id, created_at desc, id desc);
create index order_request_open on order_request (business_id, delivery_date, coalesce(delivery_time,
  '24:00:00'::time without time zone), id) where (status in ('new', 'quoted'));
create index order_request_order on order_request (business_id, order_id) where (order_id is not null);
create index order_request_waiting on order_request (created_at) where ((status = 'new')
  and (reminded_at is null));
alter table order_request enable row level security;
create policy member on order_request using (business_id = app.member_business());
create policy menu_ask on order_request for insert with check ((business_id = app.menu_business())
  and (status = 'new') and (order_id is null));

create table payment (
  business_id uuid not null,
  id uuid not null,
  order_id uuid,
  order_number integer,
  kind text not null,
  refers_to_id uuid,
  amount_minor bigint not null,
  effect_minor bigint not null,
  currency text not null,
  method text not null,
  reference text default '' not null,
  note text default '' not null,
  paid_date date not null,
  search_key text not null,
  account_id uuid,
  by_name text,
  created_at timestamptz not null,
  constraint payment_pkey primary key (business_id, id),
  constraint payment_amount_minor_check check (amount_minor > 0),
  constraint payment_check check ((kind = 'payment') = (refers_to_id is null)),
  constraint payment_currency_check check (currency in ('ILS', 'USD', 'EUR')),
  constraint payment_kind_check check (kind in ('payment', 'refund', 'void')),
  constraint payment_method_check check (method in ('cash', 'card', 'bank_transfer',
    'check', 'other')),
  constraint payment_business_id_fkey foreign key (business_id) references business(id) on delete cascade,
  constraint payment_business_id_order_id_fkey foreign key (business_id, order_id) references orders(business_id, id),
  constraint payment_business_id_refers_to_id_fkey foreign key (business_id,
    refers_to_id) references payment(business_id, id)
);
create index payment_by_date on payment (business_id, paid_date desc, id desc);
create index payment_by_order on payment (business_id, order_id, id) where (order_id is not null);
create index payment_by_reference on payment (business_id, refers_to_id) where (refers_to_id is not null);
create unique index payment_voided_once on payment (business_id, refers_to_id) where (kind = 'void');
alter table payment enable row level security;
create policy member on payment using (business_id = app.member_business());

create table receipt (
  business_id uuid not null,
  id uuid not null,
  file_id uuid not null,
  state text not null,
  problem text,
  reading jsonb,
  attempts smallint default 0 not null,
  claimed_at timestamptz,
  expense_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  constraint receipt_pkey primary key (business_id, id),
  constraint receipt_state_check check (state in ('waiting', 'reading', 'review',
    'failed', 'used')),
  constraint receipt_business_id_expense_id_fkey foreign key (business_id, expense_id) references expense(business_id,
    id),
  constraint receipt_business_id_file_id_fkey foreign key (business_id, file_id) references file(business_id, id),
  constraint receipt_business_id_fkey foreign key (business_id) references business(id) on delete cascade
);
create index receipt_claimed on receipt (business_id, claimed_at desc) where (claimed_at is not null);
create index receipt_deleted on receipt (business_id, deleted_at) where (deleted_at is not null);
create index receipt_expense on receipt (business_id, expense_id) where (expense_id is not null);
create index receipt_file on receipt (business_id, file_id);
create index receipt_open on receipt (business_id, created_at, id) where ((deleted_at is null)
  and (state <> 'used'));
create index receipt_queue on receipt (created_at) where ((state in ('waiting', 'reading'))
  and (deleted_at is null));
create index receipt_used on receipt (business_id, updated_at desc, id desc) where ((deleted_at is null)
  and (state = 'used'));
alter table receipt enable row level security;
create policy member on receipt using (business_id = app.member_business());

create table receipt_link (
  business_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  token_hash text not null,
  created_at timestamptz not null,
  revoked_at timestamptz,
  constraint receipt_link_pkey primary key (business_id, id),
  constraint receipt_link_business_id_fkey foreign key (business_id) references business(id) on delete cascade,
  constraint receipt_link_business_id_order_id_fkey foreign key (business_id, order_id) references orders(business_id,
    id) on delete cascade
);
create index receipt_link_order on receipt_link (business_id, order_id) where (revoked_at is null);
create index receipt_link_token on receipt_link (token_hash) where (revoked_at is null);
alter table receipt_link enable row level security;
create policy member on receipt_link using (business_id = app.member_business());

create table catalog_picture (
  business_id uuid not null,
  item_id uuid not null,
  "position" smallint not null,
  file_id uuid not null,
  constraint catalog_picture_pkey primary key (business_id, item_id, "position"),
  constraint catalog_picture_business_id_file_id_fkey foreign key (business_id, file_id) references file(business_id,
    id),
  constraint catalog_picture_business_id_item_id_fkey foreign key (business_id,
    item_id) references catalog_item(business_id, id) on delete cascade
);
create index catalog_picture_file on catalog_picture (business_id, file_id);
alter table catalog_picture enable row level security;
create policy member on catalog_picture using (business_id = app.member_business());

create table request_event (
  business_id uuid not null,
  request_id uuid not null,
  id uuid not null,
  kind text not null,
  at timestamptz not null,
  by_name text,
  constraint request_event_pkey primary key (business_id, request_id, id),
  constraint request_event_business_id_request_id_fkey foreign key (business_id,
    request_id) references order_request(business_id, id) on delete cascade
);
alter table request_event enable row level security;
create policy member on request_event using (business_id = app.member_business());
create policy menu_ask on request_event for insert with check ((business_id = app.menu_business())
  and (kind = 'asked'));

create table request_item (
  business_id uuid not null,
  request_id uuid not null,
  "position" smallint not null,
  catalog_item_id uuid,
  product_id uuid,
  name text not null,
  unit_note text default '' not null,
  quantity numeric(9,3) not null,
  unit_price_minor bigint not null,
  line_total_minor bigint not null,
  is_from_price boolean default false not null,
  shown_name text default '' not null,
  shown_unit_note text default '' not null,
  constraint request_item_pkey primary key (business_id, request_id, "position"),
  constraint request_item_business_id_request_id_fkey foreign key (business_id,
    request_id) references order_request(business_id, id) on delete cascade
);
alter table request_item enable row level security;
create policy member on request_item using (business_id = app.member_business());
create policy menu_ask on request_item for insert with check (business_id = app.menu_business());

create table request_picture (
  business_id uuid not null,
  request_id uuid not null,
  "position" smallint not null,
  file_id uuid not null,
  constraint request_picture_pkey primary key (business_id, request_id, "position"),
  constraint request_picture_business_id_file_id_fkey foreign key (business_id, file_id) references file(business_id,
    id),
  constraint request_picture_business_id_request_id_fkey foreign key (business_id,
    request_id) references order_request(business_id, id) on delete cascade
);
create unique index request_picture_file on request_picture (business_id, file_id);
alter table request_picture enable row level security;
create policy member on request_picture using (business_id = app.member_business());
create policy menu_ask on request_picture for insert with check (business_id = app.menu_business());

create view client_order_stats with (security_invoker=true) as
select orders.business_id,
    orders.client_id,
    orders.currency,
    (count(*))::integer as orders_count,
    max(orders.delivery_date) as last_order_date,
    (sum(orders.total_minor))::bigint as total_minor
   from orders
  where ((orders.deleted_at is null) and (orders.cancelled_at is null) and (orders.client_id is not null))
  group by orders.business_id, orders.client_id, orders.currency;
