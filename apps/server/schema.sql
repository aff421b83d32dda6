-- The schema as the migrations leave it, for reading. Written by npm run schema; schema.test.ts compares it.
-- A table stands with its keys, its indexes, who may see which rows, its triggers, and what the application may do.

create table account (
  id uuid not null,
  business_id uuid not null,
  email text not null,
  email_key text not null,
  full_name text not null,
  language text default 'en'::text not null,
  theme text,
  profile_image_id uuid,
  is_admin boolean default false not null,
  email_verified_at timestamp with time zone,
  approved_at timestamp with time zone,
  blocked_at timestamp with time zone,
  blocked_reason text,
  session_version integer default 1 not null,
  chosen_plan text default 'basic'::text not null,
  legal_version text not null,
  legal_consent_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  phone_e164 text,
  phone_verified_at timestamp with time zone,
  declined_at timestamp with time zone,
  decline_reason text,
  closed_at timestamp with time zone,
  approval_told_at timestamp with time zone,
  is_demo boolean default false not null,
  role text default 'owner'::text not null,
  constraint account_pkey PRIMARY KEY (id),
  constraint account_email_key_key UNIQUE (email_key),
  constraint account_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'staff'::text]))),
  constraint account_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id)
);
CREATE INDEX account_approval_told ON public.account USING btree (approval_told_at) WHERE (approval_told_at IS NOT NULL);
CREATE INDEX account_business ON public.account USING btree (business_id, id);
CREATE INDEX account_closed ON public.account USING btree (closed_at) WHERE (closed_at IS NOT NULL);
CREATE INDEX account_demo ON public.account USING btree (id) WHERE is_demo;
CREATE INDEX account_newest ON public.account USING btree (created_at, id);
CREATE INDEX account_phone ON public.account USING btree (phone_e164) WHERE (phone_verified_at IS NOT NULL);
CREATE INDEX account_waiting ON public.account USING btree (created_at) WHERE ((approved_at IS NULL) AND (declined_at IS NULL) AND (email_verified_at IS NOT NULL));
alter table account enable row level security;
create policy administrator on account for select
  using app.is_administrator();
create policy colleague on account for select
  using ((business_id = app.business()) AND (app.proof() = 'session'::text));
create policy member on account for all
  using ((id = app.account()) AND (app.proof() = 'session'::text));
grant select on account to marzipan_app;

create table account_secret (
  account_id uuid not null,
  password_hash text not null,
  totp_secret text,
  totp_confirmed_at timestamp with time zone,
  totp_last_step bigint default 0 not null,
  constraint account_secret_pkey PRIMARY KEY (account_id),
  constraint account_secret_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

create table accountant (
  business_id uuid not null,
  email text not null,
  language text not null,
  is_on boolean not null,
  updated_at timestamp with time zone not null,
  papers text[] default '{pdf,xlsx,zip,clients}'::text[] not null,
  constraint accountant_pkey PRIMARY KEY (business_id),
  constraint accountant_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE
);
alter table accountant enable row level security;
create policy member on accountant for all
  using (business_id = app.member_business());
grant delete, insert, select, update on accountant to marzipan_app;

create table agent_cost (
  business_id uuid not null,
  month date not null,
  micro_usd bigint not null,
  updated_at timestamp with time zone not null,
  constraint agent_cost_pkey PRIMARY KEY (business_id, month),
  constraint agent_cost_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE
);
CREATE INDEX agent_cost_age ON public.agent_cost USING btree (updated_at);
alter table agent_cost enable row level security;
create policy member on agent_cost for all
  using (business_id = app.member_business());
grant delete, insert, select, update on agent_cost to marzipan_app;

create table agent_message (
  business_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  intent text not null,
  role text not null,
  content text not null,
  agent_type text not null,
  created_at timestamp with time zone not null,
  constraint agent_message_pkey PRIMARY KEY (business_id, id),
  constraint agent_message_agent_type_check CHECK ((agent_type = ANY (ARRAY['support'::text, 'business_consultant'::text]))),
  constraint agent_message_intent_check CHECK ((intent = ANY (ARRAY['support'::text, 'business'::text]))),
  constraint agent_message_role_check CHECK ((role = ANY (ARRAY['user'::text, 'assistant'::text]))),
  constraint agent_message_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE
);
CREATE INDEX agent_message_age ON public.agent_message USING btree (created_at);
alter table agent_message enable row level security;
create policy member on agent_message for all
  using (business_id = app.member_business());
grant delete, insert, select, update on agent_message to marzipan_app;

create table agent_setting (
  business_id uuid not null,
  shares_details boolean not null,
  changed_by uuid not null,
  changed_at timestamp with time zone not null,
  constraint agent_setting_pkey PRIMARY KEY (business_id),
  constraint agent_setting_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE
);
alter table agent_setting enable row level security;
create policy member on agent_setting for all
  using (business_id = app.member_business());
grant delete, insert, select, update on agent_setting to marzipan_app;

create table app.setting (
  name text not null,
  value text not null,
  constraint setting_pkey PRIMARY KEY (name)
);

create table audit_event (
  id uuid not null,
  at timestamp with time zone not null,
  by_account uuid not null,
  about_account uuid not null,
  act text not null,
  facts jsonb default '{}'::jsonb not null,
  constraint audit_event_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_event_about ON public.audit_event USING btree (about_account, at DESC, id DESC);
CREATE INDEX audit_event_newest ON public.audit_event USING btree (at DESC, id DESC);
alter table audit_event enable row level security;
create policy administrator_adds on audit_event for insert
  with check (app.is_administrator() AND (by_account = app.account()));
create policy administrator_reads on audit_event for select
  using app.is_administrator();
grant insert, select on audit_event to marzipan_app;

create table bake_tick (
  business_id uuid not null,
  day date not null,
  item_key text not null,
  made numeric(9,3) not null,
  updated_at timestamp with time zone not null,
  constraint bake_tick_pkey PRIMARY KEY (business_id, day, item_key),
  constraint bake_tick_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE
);
alter table bake_tick enable row level security;
create policy member on bake_tick for all
  using (business_id = app.member_business());
grant delete, insert, select, update on bake_tick to marzipan_app;

create table billing_event (
  provider text not null,
  event_id text not null,
  event_type text not null,
  occurred_at timestamp with time zone not null,
  received_at timestamp with time zone not null,
  subscription_ref text,
  customer_ref text,
  named_business uuid,
  business_id uuid,
  body jsonb not null,
  outcome text,
  settled_at timestamp with time zone,
  constraint billing_event_pkey PRIMARY KEY (provider, event_id),
  constraint billing_event_outcome_check CHECK ((outcome = ANY (ARRAY['applied'::text, 'ignored'::text, 'unknown_business'::text, 'unknown_price'::text, 'unreadable'::text]))),
  constraint billing_event_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE
);
CREATE INDEX billing_event_business ON public.billing_event USING btree (business_id) WHERE (business_id IS NOT NULL);
CREATE INDEX billing_event_by_age ON public.billing_event USING btree (provider, received_at DESC, event_id DESC);
CREATE INDEX billing_event_by_outcome ON public.billing_event USING btree (provider, outcome);
CREATE INDEX billing_event_failed ON public.billing_event USING btree (provider, received_at DESC, event_id DESC) WHERE (outcome = ANY (ARRAY['unknown_business'::text, 'unknown_price'::text, 'unreadable'::text]));
CREATE INDEX billing_event_subscription ON public.billing_event USING btree (provider, subscription_ref) WHERE (subscription_ref IS NOT NULL);
CREATE INDEX billing_event_waiting ON public.billing_event USING btree (received_at) WHERE (outcome IS NULL);
alter table billing_event enable row level security;
create policy administrator on billing_event for select
  using app.is_administrator();
create policy webhook on billing_event for all
  using ((app.proof() = 'webhook'::text) AND (business_id = app.business()));
grant select on billing_event to marzipan_app;

create table billing_reconciliation (
  at timestamp with time zone not null,
  looked integer not null,
  mended text[] not null,
  doubled uuid[] not null,
  faults text[] default '{}'::text[] not null,
  constraint billing_reconciliation_pkey PRIMARY KEY (at)
);
alter table billing_reconciliation enable row level security;
create policy administrator on billing_reconciliation for select
  using app.is_administrator();
grant select on billing_reconciliation to marzipan_app;

create table business (
  id uuid not null,
  name text not null,
  time_zone text default 'Asia/Jerusalem'::text not null,
  country text default 'IL'::text not null,
  currency text default 'ILS'::text not null,
  phone text,
  logo_id uuid,
  week_start smallint,
  is_set_up boolean default false not null,
  whatsapp_texts jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  has_day_rules boolean default false not null,
  past_orders text,
  constraint business_pkey PRIMARY KEY (id),
  constraint business_currency_check CHECK ((currency = ANY (ARRAY['ILS'::text, 'USD'::text, 'EUR'::text]))),
  constraint business_past_orders_check CHECK ((past_orders = ANY (ARRAY['settled'::text, 'owed'::text]))),
  constraint business_week_start_check CHECK (((week_start >= 0) AND (week_start <= 6)))
);
alter table business enable row level security;
create policy administrator on business for select
  using app.is_administrator();
create policy member on business for all
  using (id = app.member_business());
create policy menu on business for select
  using ((app.proof() = 'menu'::text) AND (id = app.business()));
create policy request on business for select
  using ((app.proof() = 'request'::text) AND (id = app.business()));
grant delete, insert, select, update on business to marzipan_app;

create table business_counter (
  business_id uuid not null,
  last_order_number integer default 0 not null,
  stored_bytes bigint default 0 not null,
  last_request_number integer default 0 not null,
  constraint business_counter_pkey PRIMARY KEY (business_id),
  constraint business_counter_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE
);
alter table business_counter enable row level security;
create policy member on business_counter for all
  using (business_id = app.member_business());
create policy menu on business_counter for select
  using (business_id = app.menu_business());
create policy menu_count on business_counter for update
  using (business_id = app.menu_business());
grant delete, insert, select, update on business_counter to marzipan_app;

create table calendar_feed (
  business_id uuid not null,
  account_id uuid not null,
  seed uuid not null,
  token_hash text not null,
  created_at timestamp with time zone not null,
  constraint calendar_feed_pkey PRIMARY KEY (business_id, account_id),
  constraint calendar_feed_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE
);
CREATE INDEX calendar_feed_token ON public.calendar_feed USING btree (token_hash);
alter table calendar_feed enable row level security;
create policy member on calendar_feed for all
  using ((business_id = app.member_business()) AND (account_id = app.own_account()));
grant delete, insert, select, update on calendar_feed to marzipan_app;

create table capacity_day (
  business_id uuid not null,
  day date not null,
  constraint capacity_day_pkey PRIMARY KEY (business_id, day),
  constraint capacity_day_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE
);
alter table capacity_day enable row level security;
create policy member on capacity_day for all
  using (business_id = app.member_business());
grant delete, insert, select, update on capacity_day to marzipan_app;

create table captcha_nonce (
  nonce text not null,
  expires_at timestamp with time zone not null,
  constraint captcha_nonce_pkey PRIMARY KEY (nonce)
);
CREATE INDEX captcha_nonce_age ON public.captcha_nonce USING btree (expires_at);

create table catalog_item (
  business_id uuid not null,
  id uuid not null,
  section_id uuid,
  "position" integer not null,
  name text not null,
  name_key text not null,
  description text default ''::text not null,
  unit_note text default ''::text not null,
  price_minor bigint not null,
  currency text not null,
  is_from_price boolean default false not null,
  is_active boolean default true not null,
  min_quantity numeric(6,3) default 1 not null,
  quantity_step numeric(6,3) default 1 not null,
  sold_out_until date,
  allergens text[] default '{}'::text[] not null,
  marks text[] default '{}'::text[] not null,
  translations jsonb default '{}'::jsonb not null,
  product_id uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  has_no_allergens boolean default false not null,
  constraint catalog_item_pkey PRIMARY KEY (business_id, id),
  constraint catalog_item_currency_check CHECK ((currency = ANY (ARRAY['ILS'::text, 'USD'::text, 'EUR'::text]))),
  constraint catalog_item_min_quantity_check CHECK ((min_quantity > (0)::numeric)),
  constraint catalog_item_price_minor_check CHECK ((price_minor >= 0)),
  constraint catalog_item_quantity_step_check CHECK ((quantity_step > (0)::numeric)),
  constraint catalog_item_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE,
  constraint catalog_item_business_id_product_id_fkey FOREIGN KEY (business_id, product_id) REFERENCES product(business_id, id),
  constraint catalog_item_business_id_section_id_fkey FOREIGN KEY (business_id, section_id) REFERENCES catalog_section(business_id, id)
);
CREATE INDEX catalog_item_by_age ON public.catalog_item USING btree (business_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX catalog_item_deleted ON public.catalog_item USING btree (business_id, deleted_at DESC, id DESC) WHERE (deleted_at IS NOT NULL);
CREATE INDEX catalog_item_menu ON public.catalog_item USING btree (business_id, section_id, "position", id) WHERE (deleted_at IS NULL);
CREATE INDEX catalog_item_product ON public.catalog_item USING btree (business_id, product_id) WHERE (product_id IS NOT NULL);
alter table catalog_item enable row level security;
create policy member on catalog_item for all
  using (business_id = app.member_business());
grant delete, insert, select, update on catalog_item to marzipan_app;

create table catalog_picture (
  business_id uuid not null,
  item_id uuid not null,
  "position" smallint not null,
  file_id uuid not null,
  constraint catalog_picture_pkey PRIMARY KEY (business_id, item_id, "position"),
  constraint catalog_picture_business_id_file_id_fkey FOREIGN KEY (business_id, file_id) REFERENCES file(business_id, id),
  constraint catalog_picture_business_id_item_id_fkey FOREIGN KEY (business_id, item_id) REFERENCES catalog_item(business_id, id) ON DELETE CASCADE
);
CREATE INDEX catalog_picture_file ON public.catalog_picture USING btree (business_id, file_id);
alter table catalog_picture enable row level security;
create policy member on catalog_picture for all
  using (business_id = app.member_business());
grant delete, insert, select, update on catalog_picture to marzipan_app;

create table catalog_section (
  business_id uuid not null,
  id uuid not null,
  name text not null,
  name_key text not null,
  translations jsonb default '{}'::jsonb not null,
  "position" integer not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint catalog_section_pkey PRIMARY KEY (business_id, id),
  constraint catalog_section_business_id_name_key_key UNIQUE (business_id, name_key),
  constraint catalog_section_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE
);
alter table catalog_section enable row level security;
create policy member on catalog_section for all
  using (business_id = app.member_business());
grant delete, insert, select, update on catalog_section to marzipan_app;

create table category (
  business_id uuid not null,
  id uuid not null,
  name text not null,
  name_key text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint category_pkey PRIMARY KEY (business_id, id),
  constraint category_business_id_name_key_key UNIQUE (business_id, name_key),
  constraint category_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE
);
alter table category enable row level security;
create policy member on category for all
  using (business_id = app.member_business());
grant delete, insert, select, update on category to marzipan_app;

create table client (
  business_id uuid not null,
  id uuid not null,
  name text not null,
  name_key text not null,
  search_key text not null,
  phone text,
  email text,
  language text,
  allergens text[] default '{}'::text[] not null,
  allergy_note text default ''::text not null,
  notes text default ''::text not null,
  merged_into uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  phone_key text,
  constraint client_pkey PRIMARY KEY (business_id, id),
  constraint client_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE
);
CREATE INDEX client_by_age ON public.client USING btree (business_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX client_by_email ON public.client USING btree (business_id, lower(email)) WHERE ((deleted_at IS NULL) AND (email IS NOT NULL));
CREATE INDEX client_by_name ON public.client USING btree (business_id, name_key, id) WHERE (deleted_at IS NULL);
CREATE INDEX client_by_phone ON public.client USING btree (business_id, phone_key, id) WHERE (deleted_at IS NULL);
CREATE INDEX client_deleted ON public.client USING btree (business_id, deleted_at DESC, id DESC) WHERE (deleted_at IS NOT NULL);
CREATE INDEX client_merged ON public.client USING btree (business_id, merged_into) WHERE (merged_into IS NOT NULL);
alter table client enable row level security;
create policy member on client for all
  using (business_id = app.member_business());
grant delete, insert, select, update on client to marzipan_app;

create view client_order_stats as
 SELECT business_id,
    client_id,
    currency,
    (count(*))::integer AS orders_count,
    max(delivery_date) AS last_order_date,
    (sum(total_minor))::bigint AS total_minor
   FROM orders
  WHERE ((deleted_at IS NULL) AND (cancelled_at IS NULL) AND (client_id IS NOT NULL))
  GROUP BY business_id, client_id, currency;
grant select on client_order_stats to marzipan_app;

create table consultation (
  business_id uuid not null,
  id uuid not null,
  created_at timestamp with time zone not null,
  held_until timestamp with time zone,
  constraint consultation_pkey PRIMARY KEY (business_id, id),
  constraint consultation_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE
);
CREATE INDEX consultation_age ON public.consultation USING btree (business_id, created_at);
alter table consultation enable row level security;
create policy member on consultation for all
  using (business_id = app.member_business());
grant delete, insert, select, update on consultation to marzipan_app;

create table contact_lead (
  id uuid not null,
  name text not null,
  email text not null,
  phone text not null,
  message text not null,
  language text not null,
  request_key text,
  body_hash text not null,
  created_at timestamp with time zone not null,
  is_priority boolean default false not null,
  constraint contact_lead_pkey PRIMARY KEY (id),
  constraint contact_lead_request_key_key UNIQUE (request_key)
);
CREATE INDEX contact_lead_listed ON public.contact_lead USING btree (is_priority DESC, created_at DESC, id DESC);
alter table contact_lead enable row level security;
create policy administrator on contact_lead for select
  using app.is_administrator();
grant select on contact_lead to marzipan_app;

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
  constraint day_sum_pkey PRIMARY KEY (business_id, kind, day, currency, key, label),
  constraint day_sum_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE
);
alter table day_sum enable row level security;
create policy member on day_sum for all
  using (business_id = app.member_business());
grant delete, insert, select, update on day_sum to marzipan_app;

create table disavowal (
  token_hash text not null,
  number bigint generated always as identity not null,
  account_id uuid not null,
  email text not null,
  email_key text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint disavowal_pkey PRIMARY KEY (token_hash),
  constraint disavowal_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX disavowal_account ON public.disavowal USING btree (account_id, number);
CREATE INDEX disavowal_age ON public.disavowal USING btree (expires_at);
CREATE INDEX disavowal_email ON public.disavowal USING btree (email_key, expires_at);

create table email_token (
  token_hash text not null,
  account_id uuid not null,
  purpose text not null,
  email text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint email_token_pkey PRIMARY KEY (token_hash),
  constraint email_token_purpose_check CHECK ((purpose = ANY (ARRAY['verify'::text, 'reset'::text, 'change'::text]))),
  constraint email_token_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX email_token_account ON public.email_token USING btree (account_id, created_at DESC);

create table expense (
  business_id uuid not null,
  id uuid not null,
  date date not null,
  category text not null,
  amount_minor bigint not null,
  currency text not null,
  description text default ''::text not null,
  business_name text default ''::text not null,
  supplier_name_key text default ''::text not null,
  receipt_number text default ''::text not null,
  file_id uuid,
  confidence jsonb,
  repeat_day smallint,
  search_key text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  series_goes_on boolean default false not null,
  credit_for_id uuid,
  constraint expense_pkey PRIMARY KEY (business_id, id),
  constraint expense_repeat_day_check CHECK (((repeat_day >= 1) AND (repeat_day <= 31))),
  constraint expense_business_id_file_id_fkey FOREIGN KEY (business_id, file_id) REFERENCES file(business_id, id),
  constraint expense_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE
);
CREATE INDEX expense_by_category ON public.expense USING btree (business_id, category, date DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX expense_by_date ON public.expense USING btree (business_id, date DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX expense_by_supplier ON public.expense USING btree (business_id, supplier_name_key, date DESC) WHERE ((deleted_at IS NULL) AND (supplier_name_key <> ''::text));
CREATE INDEX expense_credit_for ON public.expense USING btree (business_id, credit_for_id) WHERE (credit_for_id IS NOT NULL);
CREATE INDEX expense_deleted ON public.expense USING btree (business_id, deleted_at DESC, id DESC) WHERE (deleted_at IS NOT NULL);
CREATE INDEX expense_file ON public.expense USING btree (business_id, file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX expense_repeating ON public.expense USING btree (date) WHERE ((repeat_day IS NOT NULL) AND ((deleted_at IS NULL) OR series_goes_on));
alter table expense enable row level security;
create policy member on expense for all
  using (business_id = app.member_business());
grant delete, insert, select, update on expense to marzipan_app;

create table file (
  business_id uuid not null,
  id uuid not null,
  kind text default 'picture'::text not null,
  width integer,
  height integer,
  size_bytes bigint not null,
  content_hash text not null,
  created_at timestamp with time zone not null,
  has_avif boolean default false not null,
  avif_due_at timestamp with time zone,
  avif_attempts smallint default 0 not null,
  content_type text,
  constraint file_pkey PRIMARY KEY (business_id, id),
  constraint file_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE
);
CREATE INDEX file_avif_queue ON public.file USING btree (avif_due_at) WHERE (avif_due_at IS NOT NULL);
CREATE INDEX file_by_content ON public.file USING btree (business_id, content_hash);
alter table file enable row level security;
create policy member on file for all
  using (business_id = app.member_business());
create policy menu_upload on file for insert
  with check ((business_id = app.menu_business()) AND (kind = 'request'::text));
grant delete, insert, select, update on file to marzipan_app;

create table help_vote (
  article text not null,
  language text not null,
  helped integer default 0 not null,
  not_helped integer default 0 not null,
  constraint help_vote_pkey PRIMARY KEY (article, language)
);
alter table help_vote enable row level security;
create policy administrator on help_vote for select
  using app.is_administrator();
grant select on help_vote to marzipan_app;

create table idempotency (
  business_id uuid not null,
  key text not null,
  call text not null,
  body_hash text not null,
  reply text,
  created_at timestamp with time zone not null,
  account_id uuid not null,
  constraint idempotency_pkey PRIMARY KEY (business_id, account_id, key),
  constraint idempotency_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE
);
CREATE INDEX idempotency_age ON public.idempotency USING btree (created_at);
alter table idempotency enable row level security;
create policy member on idempotency for all
  using ((business_id = app.member_business()) AND (account_id = app.account()));
grant delete, insert, select, update on idempotency to marzipan_app;

create table import_row (
  business_id uuid not null,
  import_id uuid not null,
  entry_id uuid not null,
  is_made boolean not null,
  filled text[] not null,
  changed_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  kind text,
  constraint import_row_pkey PRIMARY KEY (business_id, import_id, entry_id),
  constraint import_row_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE,
  constraint import_row_business_id_import_id_fkey FOREIGN KEY (business_id, import_id) REFERENCES import_run(business_id, id) ON DELETE CASCADE
);
alter table import_row enable row level security;
create policy member on import_row for all
  using (business_id = app.member_business());
grant delete, insert, select, update on import_row to marzipan_app;

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
  created_at timestamp with time zone not null,
  taken_back_at timestamp with time zone,
  is_own_data boolean default false not null,
  constraint import_run_pkey PRIMARY KEY (business_id, id),
  constraint import_run_kind_check CHECK ((kind = ANY (ARRAY['clients'::text, 'products'::text, 'catalog'::text, 'orders'::text, 'expenses'::text]))),
  constraint import_run_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE
);
CREATE INDEX import_run_latest ON public.import_run USING btree (business_id, created_at DESC, id DESC);
alter table import_run enable row level security;
create policy member on import_run for all
  using (business_id = app.member_business());
grant delete, insert, select, update on import_run to marzipan_app;

create table insight_mark (
  business_id uuid not null,
  insight text not null,
  created_at timestamp with time zone not null,
  constraint insight_mark_pkey PRIMARY KEY (business_id, insight),
  constraint insight_mark_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE
);
CREATE INDEX insight_mark_age ON public.insight_mark USING btree (created_at);
alter table insight_mark enable row level security;
create policy member on insight_mark for all
  using (business_id = app.member_business());
grant delete, insert, select, update on insight_mark to marzipan_app;

create table item_memory (
  business_id uuid not null,
  name_key text not null,
  currency text not null,
  dessert_name text not null,
  product_id uuid,
  unit_price_minor bigint not null,
  uses integer default 1 not null,
  last_used_at timestamp with time zone not null,
  constraint item_memory_pkey PRIMARY KEY (business_id, name_key, currency),
  constraint item_memory_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE
);
alter table item_memory enable row level security;
create policy member on item_memory for all
  using (business_id = app.member_business());
grant delete, insert, select, update on item_memory to marzipan_app;

create table known_device (
  account_id uuid not null,
  device_hash text not null,
  first_seen_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  constraint known_device_pkey PRIMARY KEY (account_id, device_hash),
  constraint known_device_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX known_device_age ON public.known_device USING btree (last_seen_at);

create table menu_address (
  slug text not null,
  business_id uuid not null,
  is_open boolean default false not null,
  kind text default 'slug'::text not null,
  since timestamp with time zone default now() not null,
  constraint menu_address_pkey PRIMARY KEY (slug),
  constraint menu_address_kind_check CHECK ((kind = ANY (ARRAY['slug'::text, 'old_slug'::text, 'token'::text, 'list'::text]))),
  constraint menu_address_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE
);
CREATE INDEX menu_address_business ON public.menu_address USING btree (business_id, kind);
alter table menu_address enable row level security;
create policy member on menu_address for all
  using (business_id = app.member_business());
grant delete, insert, select, update on menu_address to marzipan_app;

create table menu_settings (
  business_id uuid not null,
  slug text,
  token text not null,
  tagline text default ''::text not null,
  address text default ''::text not null,
  note text default ''::text not null,
  delivery_note text default ''::text not null,
  whatsapp_phone text,
  translations jsonb default '{}'::jsonb not null,
  catalog_currency text default 'ILS'::text not null,
  is_ordering_on boolean default true not null,
  lead_time_hours integer default 48 not null,
  cut_off_time time without time zone,
  days_ahead integer default 60 not null,
  max_orders_a_day integer,
  opening_hours jsonb default '[[{"to": "18:00", "from": "09:00"}], [{"to": "18:00", "from": "09:00"}], [{"to": "18:00", "from": "09:00"}], [{"to": "18:00", "from": "09:00"}], [{"to": "18:00", "from": "09:00"}], [{"to": "14:00", "from": "09:00"}], []]'::jsonb not null,
  closed_days jsonb default '[]'::jsonb not null,
  slot_minutes smallint default 60 not null,
  fulfilments text[] default '{pickup}'::text[] not null,
  deposit_kind text,
  deposit_value_minor bigint,
  version bigint default 1 not null,
  updated_at timestamp with time zone not null,
  deposit_due_days integer default 2 not null,
  constraint menu_settings_pkey PRIMARY KEY (business_id),
  constraint menu_settings_catalog_currency_check CHECK ((catalog_currency = ANY (ARRAY['ILS'::text, 'USD'::text, 'EUR'::text]))),
  constraint menu_settings_deposit_kind_check CHECK ((deposit_kind = ANY (ARRAY['sum'::text, 'percent'::text]))),
  constraint menu_settings_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE
);
alter table menu_settings enable row level security;
create policy member on menu_settings for all
  using (business_id = app.member_business());
grant delete, insert, select, update on menu_settings to marzipan_app;

create table order_event (
  business_id uuid not null,
  order_id uuid not null,
  id uuid not null,
  kind text not null,
  from_value text,
  to_value text,
  at timestamp with time zone not null,
  account_id uuid,
  by_name text,
  constraint order_event_pkey PRIMARY KEY (business_id, order_id, id),
  constraint order_event_business_id_order_id_fkey FOREIGN KEY (business_id, order_id) REFERENCES orders(business_id, id) ON DELETE CASCADE
);
alter table order_event enable row level security;
create policy member on order_event for all
  using (business_id = app.member_business());
grant delete, insert, select, update on order_event to marzipan_app;

create table order_index (
  business_id uuid not null,
  up_to integer not null,
  begun_at timestamp with time zone not null,
  bits_up_to integer default 0 not null,
  constraint order_index_pkey PRIMARY KEY (business_id),
  constraint order_index_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE
);
alter table order_index enable row level security;
create policy member on order_index for all
  using (business_id = app.member_business());
grant delete, insert, select, update on order_index to marzipan_app;

create table order_item (
  business_id uuid not null,
  order_id uuid not null,
  "position" smallint not null,
  dessert_name text default ''::text not null,
  name_key text default ''::text not null,
  quantity numeric(9,3) default 0 not null,
  unit_price_minor bigint default 0 not null,
  line_total_minor bigint default 0 not null,
  product_id uuid,
  constraint order_item_pkey PRIMARY KEY (business_id, order_id, "position"),
  constraint order_item_business_id_order_id_fkey FOREIGN KEY (business_id, order_id) REFERENCES orders(business_id, id) ON DELETE CASCADE
);
CREATE INDEX order_item_by_name ON public.order_item USING btree (business_id, name_key, order_id) WHERE (product_id IS NULL);
CREATE INDEX order_item_by_product ON public.order_item USING btree (business_id, product_id, order_id) WHERE (product_id IS NOT NULL);
alter table order_item enable row level security;
create policy member on order_item for all
  using (business_id = app.member_business());
grant delete, insert, select, update on order_item to marzipan_app;

create table order_picture (
  business_id uuid not null,
  order_id uuid not null,
  "position" smallint not null,
  file_id uuid not null,
  constraint order_picture_pkey PRIMARY KEY (business_id, order_id, "position"),
  constraint order_picture_business_id_file_id_fkey FOREIGN KEY (business_id, file_id) REFERENCES file(business_id, id),
  constraint order_picture_business_id_order_id_fkey FOREIGN KEY (business_id, order_id) REFERENCES orders(business_id, id) ON DELETE CASCADE
);
CREATE INDEX order_picture_file ON public.order_picture USING btree (business_id, file_id);
alter table order_picture enable row level security;
create policy member on order_picture for all
  using (business_id = app.member_business());
grant delete, insert, select, update on order_picture to marzipan_app;

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
  delivery_time time without time zone,
  fulfilment text not null,
  address text,
  note text default ''::text not null,
  allergens text[] default '{}'::text[] not null,
  allergy_note text default ''::text not null,
  currency text not null,
  total_minor bigint not null,
  is_from_total boolean default false not null,
  quote_price_minor bigint,
  quote_message text default ''::text not null,
  quote_valid_until timestamp with time zone,
  quoted_at timestamp with time zone,
  may_exceed boolean default false not null,
  answer_message text default ''::text not null,
  answered_at timestamp with time zone,
  order_id uuid,
  search_key text not null,
  ask_key text,
  ask_hash text not null,
  reminded_at timestamp with time zone,
  personal_removed_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  told_end_at timestamp with time zone,
  accepted_as text,
  constraint order_request_pkey PRIMARY KEY (business_id, id),
  constraint order_request_business_id_ask_key_key UNIQUE (business_id, ask_key),
  constraint order_request_business_id_number_key UNIQUE (business_id, number),
  constraint order_request_currency_check CHECK ((currency = ANY (ARRAY['ILS'::text, 'USD'::text, 'EUR'::text]))),
  constraint order_request_fulfilment_check CHECK ((fulfilment = ANY (ARRAY['pickup'::text, 'delivery'::text]))),
  constraint order_request_status_check CHECK ((status = ANY (ARRAY['new'::text, 'quoted'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text, 'expired'::text]))),
  constraint order_request_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE,
  constraint order_request_business_id_order_id_fkey FOREIGN KEY (business_id, order_id) REFERENCES orders(business_id, id)
);
CREATE INDEX order_request_accepted ON public.order_request USING btree (business_id, created_at DESC, id DESC) WHERE (status = 'accepted'::text);
CREATE INDEX order_request_closed ON public.order_request USING btree (business_id, created_at DESC, id DESC) WHERE (status = ANY (ARRAY['declined'::text, 'withdrawn'::text, 'expired'::text]));
CREATE INDEX order_request_day ON public.order_request USING btree (delivery_date) WHERE (status = ANY (ARRAY['new'::text, 'quoted'::text]));
CREATE INDEX order_request_expired ON public.order_request USING btree (answered_at) WHERE (status = 'expired'::text);
CREATE INDEX order_request_forgetting ON public.order_request USING btree (answered_at) WHERE ((status = ANY (ARRAY['declined'::text, 'withdrawn'::text, 'expired'::text])) AND (personal_removed_at IS NULL));
CREATE INDEX order_request_lapsing ON public.order_request USING btree (quote_valid_until) WHERE (status = 'quoted'::text);
CREATE INDEX order_request_newest ON public.order_request USING btree (business_id, created_at DESC, id DESC);
CREATE INDEX order_request_open ON public.order_request USING btree (business_id, delivery_date, COALESCE(delivery_time, '24:00:00'::time without time zone), id) WHERE (status = ANY (ARRAY['new'::text, 'quoted'::text]));
CREATE INDEX order_request_order ON public.order_request USING btree (business_id, order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX order_request_waiting ON public.order_request USING btree (created_at) WHERE ((status = 'new'::text) AND (reminded_at IS NULL));
alter table order_request enable row level security;
create policy member on order_request for all
  using (business_id = app.member_business());
create policy menu_ask on order_request for insert
  with check ((business_id = app.menu_business()) AND (status = 'new'::text) AND (order_id IS NULL));
grant delete, insert, select, update on order_request to marzipan_app;

create table order_word (
  business_id uuid not null,
  word text not null,
  numbers integer[],
  bits bytea,
  constraint order_word_pkey PRIMARY KEY (business_id, word),
  constraint order_word_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE
);
alter table order_word enable row level security;
create policy member on order_word for all
  using (business_id = app.member_business());
grant delete, insert, select, update on order_word to marzipan_app;

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
  delivery_time time without time zone,
  fulfilment text default 'pickup'::text not null,
  address text,
  status text default 'pending'::text not null,
  ready_at timestamp with time zone,
  cancelled_at timestamp with time zone,
  cancel_reason text,
  notes text,
  allergens text[] default '{}'::text[] not null,
  allergy_note text default ''::text not null,
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
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  paid_minor bigint default 0 not null,
  settlement text,
  constraint orders_pkey PRIMARY KEY (business_id, id),
  constraint orders_business_id_number_key UNIQUE (business_id, number),
  constraint orders_currency_check CHECK ((currency = ANY (ARRAY['ILS'::text, 'USD'::text, 'EUR'::text]))),
  constraint orders_deposit_kind_check CHECK ((deposit_kind = ANY (ARRAY['sum'::text, 'percent'::text]))),
  constraint orders_fulfilment_check CHECK ((fulfilment = ANY (ARRAY['pickup'::text, 'delivery'::text]))),
  constraint orders_settlement_check CHECK ((settlement = ANY (ARRAY['settled'::text, 'owed'::text]))),
  constraint orders_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'in_progress'::text, 'completed'::text]))),
  constraint orders_business_id_client_id_fkey FOREIGN KEY (business_id, client_id) REFERENCES client(business_id, id),
  constraint orders_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE
);
CREATE INDEX orders_by_age ON public.orders USING btree (business_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX orders_by_client ON public.orders USING btree (business_id, client_id, delivery_date, COALESCE(delivery_time, '24:00:00'::time without time zone), id) WHERE (deleted_at IS NULL);
CREATE INDEX orders_by_client_key ON public.orders USING btree (business_id, client_key, id) WHERE (deleted_at IS NULL);
CREATE INDEX orders_by_created_day ON public.orders USING btree (business_id, created_day) WHERE (NOT is_imported);
CREATE INDEX orders_by_delivery ON public.orders USING btree (business_id, delivery_date, COALESCE(delivery_time, '24:00:00'::time without time zone), id) WHERE (deleted_at IS NULL);
CREATE INDEX orders_by_status ON public.orders USING btree (business_id, status, delivery_date, COALESCE(delivery_time, '24:00:00'::time without time zone), id) WHERE ((deleted_at IS NULL) AND (cancelled_at IS NULL));
CREATE INDEX orders_cancelled ON public.orders USING btree (business_id, delivery_date) WHERE ((cancelled_at IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX orders_deleted ON public.orders USING btree (business_id, deleted_at DESC, id DESC) WHERE (deleted_at IS NOT NULL);
CREATE INDEX orders_deposit_due ON public.orders USING btree (business_id, deposit_due_date) WHERE ((deposit_due_date IS NOT NULL) AND (deleted_at IS NULL) AND (cancelled_at IS NULL) AND (total_minor > paid_minor) AND (NOT (is_imported AND (delivery_date < created_day))) AND (settlement IS DISTINCT FROM 'settled'::text));
CREATE INDEX orders_settled ON public.orders USING btree (business_id) WHERE (settlement IS NOT NULL);
CREATE INDEX orders_unpaid ON public.orders USING btree (business_id, currency, delivery_date) INCLUDE (total_minor, paid_minor) WHERE ((deleted_at IS NULL) AND (cancelled_at IS NULL) AND (total_minor > paid_minor) AND (NOT (is_imported AND (delivery_date < created_day))) AND (settlement IS DISTINCT FROM 'settled'::text));
alter table orders enable row level security;
create policy member on orders for all
  using (business_id = app.member_business());
grant delete, insert, select, update on orders to marzipan_app;

create table outbox_message (
  id uuid not null,
  channel text not null,
  recipient text not null,
  subject text default ''::text not null,
  text_body text not null,
  html_body text default ''::text not null,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  attempts integer default 0 not null,
  next_attempt_at timestamp with time zone,
  last_error text,
  business_id uuid default app.business(),
  constraint outbox_message_pkey PRIMARY KEY (id),
  constraint outbox_message_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'sms'::text])))
);
CREATE INDEX outbox_message_business ON public.outbox_message USING btree (business_id, lower(recipient)) WHERE (business_id IS NOT NULL);
CREATE INDEX outbox_message_due ON public.outbox_message USING btree (next_attempt_at) WHERE (next_attempt_at IS NOT NULL);
CREATE INDEX outbox_message_newest ON public.outbox_message USING btree (created_at DESC, id DESC);

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
  reference text default ''::text not null,
  note text default ''::text not null,
  paid_date date not null,
  search_key text not null,
  account_id uuid,
  by_name text,
  created_at timestamp with time zone not null,
  constraint payment_pkey PRIMARY KEY (business_id, id),
  constraint payment_amount_minor_check CHECK ((amount_minor > 0)),
  constraint payment_check CHECK (((kind = 'payment'::text) = (refers_to_id IS NULL))),
  constraint payment_currency_check CHECK ((currency = ANY (ARRAY['ILS'::text, 'USD'::text, 'EUR'::text]))),
  constraint payment_kind_check CHECK ((kind = ANY (ARRAY['payment'::text, 'refund'::text, 'void'::text]))),
  constraint payment_method_check CHECK ((method = ANY (ARRAY['cash'::text, 'card'::text, 'bank_transfer'::text, 'check'::text, 'other'::text]))),
  constraint payment_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE,
  constraint payment_business_id_order_id_fkey FOREIGN KEY (business_id, order_id) REFERENCES orders(business_id, id),
  constraint payment_business_id_refers_to_id_fkey FOREIGN KEY (business_id, refers_to_id) REFERENCES payment(business_id, id)
);
CREATE INDEX payment_by_date ON public.payment USING btree (business_id, paid_date DESC, id DESC);
CREATE INDEX payment_by_order ON public.payment USING btree (business_id, order_id, id) WHERE (order_id IS NOT NULL);
CREATE INDEX payment_by_reference ON public.payment USING btree (business_id, refers_to_id) WHERE (refers_to_id IS NOT NULL);
CREATE UNIQUE INDEX payment_voided_once ON public.payment USING btree (business_id, refers_to_id) WHERE (kind = 'void'::text);
alter table payment enable row level security;
create policy member on payment for all
  using (business_id = app.member_business());
grant delete, insert, select, update on payment to marzipan_app;

create table payment_customer (
  provider text not null,
  customer_ref text not null,
  business_id uuid not null,
  constraint payment_customer_pkey PRIMARY KEY (provider, business_id),
  constraint payment_customer_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE
);
CREATE INDEX payment_customer_ref ON public.payment_customer USING btree (provider, customer_ref);

create table phone_code (
  account_id uuid not null,
  purpose text not null,
  phone_e164 text not null,
  code_hash text not null,
  tries integer default 0 not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint phone_code_pkey PRIMARY KEY (account_id, purpose),
  constraint phone_code_purpose_check CHECK ((purpose = ANY (ARRAY['sign_in'::text, 'verify'::text]))),
  constraint phone_code_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX phone_code_age ON public.phone_code USING btree (expires_at);
CREATE INDEX phone_code_phone ON public.phone_code USING btree (phone_e164, purpose);

create table plan_checkout (
  business_id uuid not null,
  price_id text not null,
  transaction_ref text,
  url text,
  success_url text not null,
  cancel_url text not null,
  claimed_at timestamp with time zone,
  opened_at timestamp with time zone not null,
  constraint plan_checkout_pkey PRIMARY KEY (business_id),
  constraint plan_checkout_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE
);
CREATE INDEX plan_checkout_transaction ON public.plan_checkout USING btree (transaction_ref) WHERE (transaction_ref IS NOT NULL);
alter table plan_checkout enable row level security;
create policy member on plan_checkout for all
  using (business_id = app.member_business());
create policy webhook on plan_checkout for all
  using ((app.proof() = 'webhook'::text) AND (business_id = app.business()));
grant delete, insert, select, update on plan_checkout to marzipan_app;

create table product (
  business_id uuid not null,
  id uuid not null,
  name text not null,
  name_key text not null,
  description text default ''::text not null,
  category_id uuid,
  image_id uuid,
  allergens text[] default '{}'::text[] not null,
  marks text[] default '{}'::text[] not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  has_no_allergens boolean default false not null,
  constraint product_pkey PRIMARY KEY (business_id, id),
  constraint product_business_id_category_id_fkey FOREIGN KEY (business_id, category_id) REFERENCES category(business_id, id),
  constraint product_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE,
  constraint product_business_id_image_id_fkey FOREIGN KEY (business_id, image_id) REFERENCES file(business_id, id)
);
CREATE INDEX product_by_age ON public.product USING btree (business_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX product_by_category ON public.product USING btree (business_id, category_id, name_key, id) WHERE (deleted_at IS NULL);
CREATE INDEX product_by_name ON public.product USING btree (business_id, name_key, id) WHERE (deleted_at IS NULL);
CREATE INDEX product_deleted ON public.product USING btree (business_id, deleted_at DESC, id DESC) WHERE (deleted_at IS NOT NULL);
CREATE INDEX product_image ON public.product USING btree (business_id, image_id) WHERE (image_id IS NOT NULL);
alter table product enable row level security;
create policy member on product for all
  using (business_id = app.member_business());
grant delete, insert, select, update on product to marzipan_app;

create table public_act (
  key_hash text not null,
  body_hash text not null,
  created_at timestamp with time zone not null,
  reply text,
  constraint public_act_pkey PRIMARY KEY (key_hash)
);
CREATE INDEX public_act_age ON public.public_act USING btree (created_at);

create table receipt (
  business_id uuid not null,
  id uuid not null,
  file_id uuid not null,
  state text not null,
  problem text,
  reading jsonb,
  attempts smallint default 0 not null,
  claimed_at timestamp with time zone,
  expense_id uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  constraint receipt_pkey PRIMARY KEY (business_id, id),
  constraint receipt_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'reading'::text, 'review'::text, 'failed'::text, 'used'::text]))),
  constraint receipt_business_id_expense_id_fkey FOREIGN KEY (business_id, expense_id) REFERENCES expense(business_id, id),
  constraint receipt_business_id_file_id_fkey FOREIGN KEY (business_id, file_id) REFERENCES file(business_id, id),
  constraint receipt_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE
);
CREATE INDEX receipt_claimed ON public.receipt USING btree (business_id, claimed_at DESC) WHERE (claimed_at IS NOT NULL);
CREATE INDEX receipt_deleted ON public.receipt USING btree (business_id, deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX receipt_expense ON public.receipt USING btree (business_id, expense_id) WHERE (expense_id IS NOT NULL);
CREATE INDEX receipt_file ON public.receipt USING btree (business_id, file_id);
CREATE INDEX receipt_open ON public.receipt USING btree (business_id, created_at, id) WHERE ((deleted_at IS NULL) AND (state <> 'used'::text));
CREATE INDEX receipt_queue ON public.receipt USING btree (created_at) WHERE ((state = ANY (ARRAY['waiting'::text, 'reading'::text])) AND (deleted_at IS NULL));
CREATE INDEX receipt_used ON public.receipt USING btree (business_id, updated_at DESC, id DESC) WHERE ((deleted_at IS NULL) AND (state = 'used'::text));
alter table receipt enable row level security;
create policy member on receipt for all
  using (business_id = app.member_business());
grant delete, insert, select, update on receipt to marzipan_app;

create table receipt_link (
  business_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  token_hash text not null,
  created_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  constraint receipt_link_pkey PRIMARY KEY (business_id, id),
  constraint receipt_link_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE,
  constraint receipt_link_business_id_order_id_fkey FOREIGN KEY (business_id, order_id) REFERENCES orders(business_id, id) ON DELETE CASCADE
);
CREATE INDEX receipt_link_order ON public.receipt_link USING btree (business_id, order_id) WHERE (revoked_at IS NULL);
CREATE INDEX receipt_link_token ON public.receipt_link USING btree (token_hash) WHERE (revoked_at IS NULL);
alter table receipt_link enable row level security;
create policy member on receipt_link for all
  using (business_id = app.member_business());
grant delete, insert, select, update on receipt_link to marzipan_app;

create table recovery_code (
  account_id uuid not null,
  code_hash text not null,
  constraint recovery_code_pkey PRIMARY KEY (account_id, code_hash),
  constraint recovery_code_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

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
  created_at timestamp with time zone not null,
  constraint report_download_pkey PRIMARY KEY (business_id, id),
  constraint report_download_format_check CHECK ((format = ANY (ARRAY['xlsx'::text, 'pdf'::text, 'csv'::text, 'zip'::text]))),
  constraint report_download_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'stopped'::text, 'failed'::text]))),
  constraint report_download_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE
);
CREATE INDEX report_download_newest ON public.report_download USING btree (business_id, created_at DESC, id DESC);
alter table report_download enable row level security;
create policy member on report_download for all
  using (business_id = app.member_business());
grant delete, insert, select, update on report_download to marzipan_app;

create table request_event (
  business_id uuid not null,
  request_id uuid not null,
  id uuid not null,
  kind text not null,
  at timestamp with time zone not null,
  by_name text,
  constraint request_event_pkey PRIMARY KEY (business_id, request_id, id),
  constraint request_event_business_id_request_id_fkey FOREIGN KEY (business_id, request_id) REFERENCES order_request(business_id, id) ON DELETE CASCADE
);
alter table request_event enable row level security;
create policy member on request_event for all
  using (business_id = app.member_business());
create policy menu_ask on request_event for insert
  with check ((business_id = app.menu_business()) AND (kind = 'asked'::text));
grant delete, insert, select, update on request_event to marzipan_app;

create table request_item (
  business_id uuid not null,
  request_id uuid not null,
  "position" smallint not null,
  catalog_item_id uuid,
  product_id uuid,
  name text not null,
  unit_note text default ''::text not null,
  quantity numeric(9,3) not null,
  unit_price_minor bigint not null,
  line_total_minor bigint not null,
  is_from_price boolean default false not null,
  shown_name text default ''::text not null,
  shown_unit_note text default ''::text not null,
  constraint request_item_pkey PRIMARY KEY (business_id, request_id, "position"),
  constraint request_item_business_id_request_id_fkey FOREIGN KEY (business_id, request_id) REFERENCES order_request(business_id, id) ON DELETE CASCADE
);
alter table request_item enable row level security;
create policy member on request_item for all
  using (business_id = app.member_business());
create policy menu_ask on request_item for insert
  with check (business_id = app.menu_business());
grant delete, insert, select, update on request_item to marzipan_app;

create table request_picture (
  business_id uuid not null,
  request_id uuid not null,
  "position" smallint not null,
  file_id uuid not null,
  constraint request_picture_pkey PRIMARY KEY (business_id, request_id, "position"),
  constraint request_picture_business_id_file_id_fkey FOREIGN KEY (business_id, file_id) REFERENCES file(business_id, id),
  constraint request_picture_business_id_request_id_fkey FOREIGN KEY (business_id, request_id) REFERENCES order_request(business_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX request_picture_file ON public.request_picture USING btree (business_id, file_id);
alter table request_picture enable row level security;
create policy member on request_picture for all
  using (business_id = app.member_business());
create policy menu_ask on request_picture for insert
  with check (business_id = app.menu_business());
grant delete, insert, select, update on request_picture to marzipan_app;

create table request_token (
  token_hash text not null,
  business_id uuid not null,
  request_id uuid not null,
  constraint request_token_pkey PRIMARY KEY (token_hash),
  constraint request_token_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE
);
CREATE INDEX request_token_request ON public.request_token USING btree (business_id, request_id);

create table sent_papers (
  business_id uuid not null,
  id uuid not null,
  month date not null,
  email text not null,
  language text not null,
  token_hash text not null,
  sent_at timestamp with time zone not null,
  open_until timestamp with time zone not null,
  stopped_at timestamp with time zone,
  papers text[] default '{pdf,xlsx,zip,clients}'::text[] not null,
  constraint sent_papers_pkey PRIMARY KEY (business_id, id),
  constraint sent_papers_business_id_month_key UNIQUE (business_id, month),
  constraint sent_papers_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE
);
CREATE INDEX sent_papers_token ON public.sent_papers USING btree (token_hash) WHERE (stopped_at IS NULL);
alter table sent_papers enable row level security;
create policy member on sent_papers for all
  using (business_id = app.member_business());
grant delete, insert, select, update on sent_papers to marzipan_app;

create table session (
  id uuid not null,
  account_id uuid not null,
  business_id uuid not null,
  account_version integer not null,
  generation integer default 0 not null,
  rotated_at timestamp with time zone not null,
  idle_expires_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  browser text default ''::text not null,
  system text default ''::text not null,
  device_fingerprint text,
  session_token_hash text,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  constraint session_pkey PRIMARY KEY (id),
  constraint session_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX session_account ON public.session USING btree (account_id, last_seen_at DESC);
alter table session enable row level security;
create policy administrator on session for select
  using app.is_administrator();
create policy member on session for all
  using ((account_id = app.account()) AND (app.proof() = 'session'::text));
grant select, update on session to marzipan_app;

create table stand_in (
  name text not null,
  version bigint not null,
  state jsonb not null,
  constraint stand_in_pkey PRIMARY KEY (name)
);
alter table stand_in enable row level security;

create table subscription (
  business_id uuid not null,
  plan text default 'basic'::text not null,
  status text default 'active'::text not null,
  trial_end_at timestamp with time zone,
  trial_used_at timestamp with time zone,
  current_period_end_at timestamp with time zone,
  plan_started_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  trial_told_at timestamp with time zone,
  subscription_ref text,
  billing_interval text,
  next_charge_at timestamp with time zone,
  customer_ref text,
  paid_until timestamp with time zone,
  charge_minor bigint,
  charge_currency text,
  scheduled_kind text,
  scheduled_plan text,
  scheduled_at timestamp with time zone,
  owed_until timestamp with time zone,
  last_paid_minor bigint,
  last_paid_currency text,
  last_paid_at timestamp with time zone,
  end_reason text,
  end_seen_at timestamp with time zone,
  constraint subscription_pkey PRIMARY KEY (business_id),
  constraint subscription_billing_interval_check CHECK ((billing_interval = ANY (ARRAY['month'::text, 'year'::text]))),
  constraint subscription_end_reason_check CHECK ((end_reason = ANY (ARRAY['payment_refused'::text, 'refunded'::text, 'canceled'::text]))),
  constraint subscription_plan_check CHECK ((plan = ANY (ARRAY['basic'::text, 'pro'::text, 'premium'::text, 'admin'::text]))),
  constraint subscription_scheduled_kind_check CHECK ((scheduled_kind = ANY (ARRAY['cancel'::text, 'downgrade'::text]))),
  constraint subscription_scheduled_plan_check CHECK ((scheduled_plan = ANY (ARRAY['basic'::text, 'pro'::text, 'premium'::text]))),
  constraint subscription_status_check CHECK ((status = ANY (ARRAY['active'::text, 'trialing'::text, 'past_due'::text, 'canceled'::text, 'none'::text, 'inactive'::text]))),
  constraint subscription_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE
);
CREATE INDEX subscription_owed ON public.subscription USING btree (business_id) WHERE (owed_until IS NOT NULL);
CREATE INDEX subscription_paid ON public.subscription USING btree (updated_at DESC, business_id) WHERE (subscription_ref IS NOT NULL);
alter table subscription enable row level security;
create policy administrator on subscription for all
  using app.is_administrator();
create policy member on subscription for all
  using (business_id = app.member_business());
create policy webhook on subscription for all
  using ((app.proof() = 'webhook'::text) AND (business_id = app.business()));
grant delete, insert, select, update on subscription to marzipan_app;

create table subscription_cancellation (
  business_id uuid not null,
  subscription_ref text not null,
  attempts integer default 0 not null,
  next_attempt_at timestamp with time zone not null,
  requested_at timestamp with time zone not null,
  constraint subscription_cancellation_pkey PRIMARY KEY (business_id, subscription_ref),
  constraint subscription_cancellation_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE
);
CREATE INDEX subscription_cancellation_due ON public.subscription_cancellation USING btree (next_attempt_at);
alter table subscription_cancellation enable row level security;
create policy member on subscription_cancellation for all
  using (business_id = app.member_business());
create policy webhook on subscription_cancellation for all
  using ((app.proof() = 'webhook'::text) AND (business_id = app.business()));
grant delete, insert, select, update on subscription_cancellation to marzipan_app;

create table task (
  business_id uuid not null,
  id uuid not null,
  title text not null,
  due_date date,
  completed_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  constraint task_pkey PRIMARY KEY (business_id, id),
  constraint task_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE
);
CREATE INDEX task_deleted ON public.task USING btree (business_id, deleted_at DESC, id DESC) WHERE (deleted_at IS NOT NULL);
CREATE INDEX task_done ON public.task USING btree (business_id, completed_at DESC, id DESC) WHERE ((deleted_at IS NULL) AND (completed_at IS NOT NULL));
CREATE INDEX task_open ON public.task USING btree (business_id, COALESCE(due_date, '9999-12-31'::date), id) WHERE ((deleted_at IS NULL) AND (completed_at IS NULL));
alter table task enable row level security;
create policy member on task for all
  using (business_id = app.member_business());
grant delete, insert, select, update on task to marzipan_app;

create table test_papers (
  business_id uuid not null,
  month date not null,
  language text not null,
  papers text[] not null,
  token_hash text not null,
  open_until timestamp with time zone not null,
  constraint test_papers_pkey PRIMARY KEY (business_id),
  constraint test_papers_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE
);
CREATE INDEX test_papers_age ON public.test_papers USING btree (open_until);
CREATE INDEX test_papers_token ON public.test_papers USING btree (token_hash);
alter table test_papers enable row level security;
create policy member on test_papers for all
  using (business_id = app.member_business());
grant delete, insert, select, update on test_papers to marzipan_app;

create table throttle (
  key text not null,
  began_at timestamp with time zone not null,
  hits integer not null,
  ends_at timestamp with time zone not null,
  constraint throttle_pkey PRIMARY KEY (key)
);
CREATE INDEX throttle_age ON public.throttle USING btree (ends_at);

CREATE OR REPLACE FUNCTION app.account()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(current_setting('app.account_id', true), '')::uuid $function$
;

CREATE OR REPLACE FUNCTION app.act_as_administrator()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      perform pg_advisory_xact_lock(hashtext('marzipan-administration'));
      if not app.is_administrator() or not exists (
        select from account where id = app.account() and is_admin and blocked_at is null
      ) then
        raise exception 'administrators only' using errcode = 'MZ005';
      end if;
    end $function$
;

CREATE OR REPLACE FUNCTION app.add_bits(p_bits bytea, p_numbers integer[])
 RETURNS bytea
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
    declare
      first integer;
      last integer;
      piece bytea;
      one integer;
    begin
      select min(n) / 8, max(n) / 8 into first, last from unnest(p_numbers) n;
      if first is null then return p_bits; end if;
      if length(p_bits) <= last then
        p_bits := p_bits || decode(repeat('00', last + 1 - length(p_bits)), 'hex');
      end if;
      -- Only the bytes between the first and the last are written anew for each number.
      piece := substring(p_bits from first + 1 for last + 1 - first);
      foreach one in array p_numbers loop
        piece := set_bit(piece, one - first * 8, 1);
      end loop;
      return overlay(p_bits placing piece from first + 1);
    end $function$
;

CREATE OR REPLACE FUNCTION app.add_disavowal(p_hash text, p_account uuid, p_email text, p_email_key text, p_expires timestamp with time zone, p_now timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      insert into disavowal (token_hash, account_id, email, email_key, created_at, expires_at)
        values (p_hash, p_account, p_email, p_email_key, p_now, p_expires);
    end $function$
;

CREATE OR REPLACE FUNCTION app.add_email_token(p_hash text, p_account uuid, p_purpose text, p_email text, p_expires timestamp with time zone, p_now timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      insert into email_token (token_hash, account_id, purpose, email, created_at, expires_at)
        values (p_hash, p_account, p_purpose, p_email, p_now, p_expires);
    end $function$
;

CREATE OR REPLACE FUNCTION app.add_lead(p_id uuid, p_name text, p_email text, p_phone text, p_message text, p_language text, p_request_key text, p_body_hash text, p_now timestamp with time zone, p_is_priority boolean DEFAULT false)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      insert into contact_lead (id, name, email, phone, message, language, request_key, body_hash, created_at,
          is_priority)
        values (p_id, p_name, p_email, p_phone, p_message, p_language, p_request_key, p_body_hash, p_now,
          p_is_priority)
        on conflict (request_key) do nothing;
      return found;
    end $function$
;

CREATE OR REPLACE FUNCTION app.add_menu_bytes(p_bytes bigint)
 RETURNS bigint
 LANGUAGE plpgsql
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    declare
      own uuid := app.menu_business();
      answer bigint;
    begin
      update business_counter set stored_bytes = stored_bytes + p_bytes
       where business_id = own returning stored_bytes
      into answer;
      return answer;
    end $function$
;

CREATE OR REPLACE FUNCTION app.add_request_token(p_token_hash text, p_request uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    declare
      own uuid := coalesce(app.menu_business(), app.member_business());
    begin
      insert into request_token (token_hash, business_id, request_id)
        select p_token_hash, own, p_request where own is not null
        on conflict do nothing;
    end $function$
;

CREATE OR REPLACE FUNCTION app.administer(p_account uuid, p_act text, p_reason text, p_now timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    declare
      has_changed boolean;
    begin
      perform app.act_as_administrator();
      case p_act
        when 'approve' then
          update account set approved_at = p_now, declined_at = null, decline_reason = null, updated_at = p_now
           where id = p_account and approved_at is null;
        when 'decline' then
          update account set declined_at = p_now, decline_reason = p_reason, updated_at = p_now
           where id = p_account and approved_at is null and declined_at is null;
        when 'block' then
          update account set blocked_at = p_now, blocked_reason = p_reason, updated_at = p_now
           where id = p_account and blocked_at is null;
        when 'unblock' then
          update account set blocked_at = null, blocked_reason = null, updated_at = p_now
           where id = p_account and blocked_at is not null;
        when 'make_administrator' then
          update account set is_admin = true, updated_at = p_now where id = p_account and not is_admin;
        when 'remove_administrator' then
          update account set is_admin = false, updated_at = p_now where id = p_account and is_admin;
      end case;
      has_changed := found;
      -- The sessions of a blocked account open nothing but the page that says so; they stay to show it.
      if p_act = 'block' and has_changed then
        perform app.end_ways_in(p_account,
          array(select s.id from session s where s.account_id = p_account and s.revoked_at is null), p_now);
      end if;
      return has_changed;
    end $function$
;

CREATE OR REPLACE FUNCTION app.ask_email_change(p_hash text, p_email text, p_expires timestamp with time zone, p_now timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      update email_token set expires_at = least(expires_at, p_now)
       where account_id = app.own_account() and purpose = 'change' and used_at is null;
      insert into email_token (token_hash, account_id, purpose, email, created_at, expires_at)
        select p_hash, app.own_account(), 'change', p_email, p_now, p_expires where app.own_account() is not null;
    end $function$
;

CREATE OR REPLACE FUNCTION app.askable_items(p_ids uuid[])
 RETURNS TABLE(id uuid, name text, unit_note text, translations jsonb, price_minor bigint, is_from_price boolean, min_quantity double precision, quantity_step double precision, sold_out_until date, product_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    #variable_conflict use_column
    declare
      own uuid := app.menu_business();
    begin
      return query
      select i.id, i.name, i.unit_note, i.translations, i.price_minor, i.is_from_price, i.min_quantity::float8,
             i.quantity_step::float8, i.sold_out_until, i.product_id
        from catalog_item i join menu_settings m on m.business_id = i.business_id and m.catalog_currency = i.currency
       where i.business_id = own and i.id = any (p_ids) and i.is_active and i.deleted_at is null;
    end $function$
;

CREATE OR REPLACE FUNCTION app.assign_billing_events(p_provider text, p_now timestamp with time zone)
 RETURNS TABLE(business_id uuid, customer_ref text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      -- The customer of the first subscription that names a business is the business's from then on.
      insert into payment_customer (provider, customer_ref, business_id)
        select distinct on (e.named_business) e.provider, e.customer_ref, e.named_business
          from billing_event e join business b on b.id = e.named_business
         where e.provider = p_provider and e.outcome is null and e.customer_ref is not null
           and e.subscription_ref is not null
           and e.named_business = (
             -- The business of a subscription: the one that has its events, else the first that an event of it names.
             select coalesce(o.business_id, n.id)
               from billing_event o left join business n on n.id = o.named_business
              where o.provider = e.provider and o.subscription_ref = e.subscription_ref
                and coalesce(o.business_id, n.id) is not null
              order by o.business_id is null, o.occurred_at, o.event_id limit 1)
         order by e.named_business, e.occurred_at, e.event_id
        on conflict do nothing;
      update billing_event e set business_id = c.business_id
        from payment_customer c
       where e.provider = p_provider and e.outcome is null and e.business_id is null
         and c.provider = e.provider and c.business_id = e.named_business and c.customer_ref = e.customer_ref
         and (e.subscription_ref is null
           or e.named_business = (
             -- The business of a subscription: the one that has its events, else the first that an event of it names.
             select coalesce(o.business_id, n.id)
               from billing_event o left join business n on n.id = o.named_business
              where o.provider = e.provider and o.subscription_ref = e.subscription_ref
                and coalesce(o.business_id, n.id) is not null
              order by o.business_id is null, o.occurred_at, o.event_id limit 1));
      update billing_event e set business_id = known.business_id, outcome = null
        from billing_event known
       where e.provider = p_provider and (e.outcome is null or e.outcome = 'unknown_business')
         and e.business_id is null and e.named_business is null and e.subscription_ref is not null
         and known.provider = e.provider and known.subscription_ref = e.subscription_ref
         and known.business_id is not null;
      update billing_event e set settled_at = p_now,
             outcome = case when e.event_type !~ '^(subscription|transaction|adjustment)[.]'
                 or (e.subscription_ref is null
                   and exists (select from business b where b.id = e.named_business))
               then 'ignored' else 'unknown_business' end
       where e.provider = p_provider and e.outcome is null and e.business_id is null;
      return query select distinct e.business_id, c.customer_ref
        from billing_event e join payment_customer c on c.provider = e.provider and c.business_id = e.business_id
       where e.provider = p_provider and e.outcome is null;
    end $function$
;

CREATE OR REPLACE FUNCTION app.begin_public_act(p_key text, p_body text, p_stale timestamp with time zone, p_now timestamp with time zone, OUT outcome text, OUT kept text)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    declare
      held record;
    begin
      insert into public_act as a (key_hash, body_hash, created_at) values (p_key, p_body, p_now)
        on conflict (key_hash) do update set created_at = p_now
          where a.reply is null and a.body_hash = p_body and a.created_at < p_stale;
      if found then outcome := 'new'; return; end if;
      select * into held from public_act a where a.key_hash = p_key;
      outcome := case when held.body_hash <> p_body then 'other' when held.reply is null then 'pending'
                   else 'done' end;
      kept := case when outcome = 'done' then held.reply end;
    end $function$
;

CREATE OR REPLACE FUNCTION app.begin_reset(p_email_key text, p_hash text, p_expires timestamp with time zone, p_now timestamp with time zone)
 RETURNS TABLE(email text, full_name text, language text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    #variable_conflict use_column
    begin
      return query
      with owner as (select a.id, a.email, a.full_name, a.language from account a where a.email_key = p_email_key),
      kept as (
        insert into email_token (token_hash, account_id, purpose, email, created_at, expires_at)
          select p_hash, o.id, 'reset', o.email, p_now, p_expires from owner o
      )
      select o.email, o.full_name, o.language from owner o;
    end $function$
;

CREATE OR REPLACE FUNCTION app.begin_sign_in(p_email_key text, p_devices text[], p_device_keys text[], p_account_key text, p_address_key text, p_length interval, p_now timestamp with time zone, p_most_freely integer, p_most_of_address integer, p_has_captcha boolean, OUT id uuid, OUT business_id uuid, OUT password_hash text, OUT email text, OUT full_name text, OUT language text, OUT time_zone text, OUT known_device text, OUT closed_at timestamp with time zone, OUT totp_secret text, OUT own_key text, OUT verdict text, OUT ends_at timestamp with time zone)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    declare
      own_hits int;
      address_hits int;
    begin
      select a.id, a.business_id, x.password_hash, a.email, a.full_name, a.language, b.time_zone,
             known.device, a.closed_at, case when x.totp_confirmed_at is not null then x.totp_secret end
        into id, business_id, password_hash, email, full_name, language, time_zone, known_device, closed_at,
             totp_secret
        from (select) as one
        left join account a on a.email_key = p_email_key
        left join account_secret x on x.account_id = a.id
        left join business b on b.id = a.business_id
        left join lateral (
          select d.device_hash as device from known_device d
           where d.account_id = a.id and d.device_hash = any (p_devices) limit 1
        ) known on true;
      own_key := coalesce(p_device_keys[array_position(p_devices, known_device)], p_account_key);
      -- Always the own key before the address, so that two never wait for each other.
      select h.hits into own_hits from app.hit(own_key, p_length, p_now) h;
      select h.hits, h.ends_at into address_hits, ends_at from app.hit(p_address_key, p_length, p_now) h;
      verdict := case
        when address_hits > p_most_of_address then 'tired'
        when own_hits > p_most_freely or address_hits > p_most_freely then 'captcha'
        else 'free' end;
      if verdict = 'tired' or verdict = 'captcha' and not p_has_captcha then
        perform app.take_back_hit(own_key), app.take_back_hit(p_address_key);
      end if;
    end $function$
;

CREATE OR REPLACE FUNCTION app.business()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(current_setting('app.business_id', true), '')::uuid $function$
;

CREATE OR REPLACE FUNCTION app.change_own_account(p_changes jsonb, p_now timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      update account a
         set full_name = case when p_changes ? 'full_name' then p_changes->>'full_name' else a.full_name end,
             language = case when p_changes ? 'language' then p_changes->>'language' else a.language end,
             theme = case when p_changes ? 'theme' then p_changes->>'theme' else a.theme end,
             profile_image_id = case when p_changes ? 'profile_image_id'
               then (p_changes->>'profile_image_id')::uuid else a.profile_image_id end,
             legal_version = case when p_changes ? 'legal_version'
               then p_changes->>'legal_version' else a.legal_version end,
             legal_consent_at = case when p_changes ? 'legal_version' then p_now else a.legal_consent_at end,
             updated_at = p_now
       where a.id = app.own_account();
    end $function$
;

CREATE OR REPLACE FUNCTION app.change_password(p_checked text, p_hash text, p_session uuid, p_now timestamp with time zone, OUT sessions uuid[], OUT phone text)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      perform from account a where a.id = app.own_account() for update;
      update account_secret x set password_hash = p_hash
       where x.account_id = app.own_account() and x.password_hash = p_checked;
      if not found then raise exception 'the session has ended' using errcode = 'MZ001'; end if;
      select e.sessions, e.phone into sessions, phone
        from app.end_ways_in(app.own_account(), array[p_session], p_now) e;
    end $function$
;

CREATE OR REPLACE FUNCTION app.claim_avif(p_now timestamp with time zone)
 RETURNS TABLE(business_id uuid, id uuid, width integer, height integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    #variable_conflict use_column
    declare
      due record;
      again timestamptz := p_now + interval '10 minutes';
    begin
      for due in select q.business_id, q.id from file q where q.avif_due_at <= p_now order by q.avif_due_at
      loop
        return query
          update file f
             set avif_attempts = f.avif_attempts + 1,
                 avif_due_at = case when f.avif_attempts < 2 then again end
           where f.business_id = due.business_id and f.id = due.id and f.avif_due_at <= p_now
          returning f.business_id, f.id, f.width, f.height;
        if found then return; end if;
      end loop;
    end $function$
;

CREATE OR REPLACE FUNCTION app.claim_cancellations(p_business uuid, p_due timestamp with time zone, p_now timestamp with time zone)
 RETURNS TABLE(business_id uuid, subscription_ref text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    #variable_conflict use_column
    declare
      now_seconds double precision := extract(epoch from p_now);
    begin
      return query
      update subscription_cancellation c
         set attempts = c.attempts + 1,
             next_attempt_at = to_timestamp(now_seconds + 60 * least(60, power(2, least(c.attempts, 6))))
       where c.next_attempt_at <= p_due and (p_business is null or c.business_id = p_business)
       returning c.business_id, c.subscription_ref;
    end $function$
;

CREATE OR REPLACE FUNCTION app.claim_messages(p_channels text[], p_count integer, p_lease_until timestamp with time zone, p_now timestamp with time zone)
 RETURNS TABLE(id uuid, channel text, recipient text, subject text, text_body text, html_body text, attempts integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    #variable_conflict use_column
    begin
      return query
      with due as materialized (
        select d.id from outbox_message d
         where d.next_attempt_at <= p_now and d.channel = any (p_channels)
         order by d.next_attempt_at limit p_count for update skip locked)
      update outbox_message m set attempts = m.attempts + 1, next_attempt_at = p_lease_until
        from due where m.id = due.id
      returning m.id, m.channel, m.recipient, m.subject, m.text_body, m.html_body, m.attempts;
    end $function$
;

CREATE OR REPLACE FUNCTION app.claim_receipt(p_now timestamp with time zone)
 RETURNS TABLE(business_id uuid, id uuid, file_id uuid, content_type text, attempts smallint, today date, currency text, country text, languages text[])
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    #variable_conflict use_column
    declare
      due record;
      -- What is read since longer than this is taken again.
      forgotten timestamptz := p_now - interval '10 minutes';
    begin
      for due in
        select r.business_id, r.id from receipt r
         where r.deleted_at is null
           and (r.state = 'waiting' or (r.state = 'reading' and r.claimed_at < forgotten))
         order by (select max(q.claimed_at) from receipt q where q.business_id = r.business_id) nulls first,
                  r.created_at, r.id
      loop
        update receipt r set state = 'reading', claimed_at = p_now, attempts = r.attempts + 1
         where r.business_id = due.business_id and r.id = due.id and r.deleted_at is null
           and (r.state = 'waiting' or (r.state = 'reading' and r.claimed_at < forgotten));
        if found then
          return query
            select r.business_id, r.id, r.file_id, f.content_type, r.attempts,
                   (p_now at time zone b.time_zone)::date, b.currency, b.country,
                   array(select distinct a.language from account a where a.business_id = b.id)
              from receipt r
              join file f on f.business_id = due.business_id and f.id = r.file_id
              join business b on b.id = due.business_id
             where r.business_id = due.business_id and r.id = due.id;
          return;
        end if;
      end loop;
    end $function$
;

CREATE OR REPLACE FUNCTION app.claim_waiting(p_since timestamp with time zone, p_now timestamp with time zone)
 RETURNS TABLE(business_id uuid, email text, full_name text, language text, waiting integer, is_due boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    declare
      n int;
      due boolean;
    begin
      perform pg_advisory_xact_lock(hashtext('marzipan-waiting-registrations'));
      select count(*)::int, bool_or(w.approval_told_at is null) into n, due from account w
       where w.approved_at is null and w.declined_at is null and w.email_verified_at is not null
         and w.blocked_at is null and w.closed_at is null and not w.is_admin;
      due := coalesce(due, false) and not exists (select from account t where t.approval_told_at > p_since);
      if due then
        update account w set approval_told_at = p_now
         where w.approved_at is null and w.declined_at is null and w.email_verified_at is not null
           and w.blocked_at is null and w.closed_at is null and not w.is_admin and w.approval_told_at is null;
      end if;
      return query select a.business_id, a.email, a.full_name, a.language, n, due from account a
        where a.is_admin and a.blocked_at is null and a.closed_at is null;
    end $function$
;

CREATE OR REPLACE FUNCTION app.close_account(p_now timestamp with time zone)
 RETURNS TABLE(id uuid)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      update account a set closed_at = p_now where a.id = app.own_account() and a.closed_at is null;
      return query select unnest(e.sessions) from app.end_ways_in(app.own_account(), '{}', p_now) e;
    end $function$
;

CREATE OR REPLACE FUNCTION app.close_all_sessions(p_session uuid, p_now timestamp with time zone)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    declare
      owner_id uuid;
    begin
      select se.account_id into owner_id from session se where se.id = p_session and se.revoked_at is null;
      if owner_id is null then return; end if;
      update account set session_version = session_version + 1 where id = owner_id;
      return query update session set revoked_at = p_now
        where account_id = owner_id and revoked_at is null returning id;
    end $function$
;

CREATE OR REPLACE FUNCTION app.close_session(p_session uuid, p_now timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      update session set revoked_at = p_now where id = p_session and revoked_at is null;
    end $function$
;

CREATE OR REPLACE FUNCTION app.confirm_email(p_hash text, p_email_key text, p_disavowal text, p_disavowal_expires timestamp with time zone, p_now timestamp with time zone)
 RETURNS TABLE(outcome text, business_id uuid, old_email text, new_email text, full_name text, language text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    declare
      t record;
    begin
      select et.*, a.email as old_email, a.email_key as old_key, a.full_name, a.language, a.business_id, a.closed_at
        into t
        from email_token et join account a on a.id = et.account_id
       where et.token_hash = p_hash and et.purpose = 'change' for update of et, a;
      if not found or t.closed_at is not null then
        return query select 'invalid', null::uuid, null, null, null, null; return;
      end if;
      if t.used_at is not null then
        return query select case when t.email = t.old_email then 'already' else 'used' end,
          null::uuid, null, null, null, null; return;
      end if;
      if t.expires_at <= p_now then
        return query select 'expired', null::uuid, null, null, null, null; return;
      end if;
      if app.is_held_email(p_email_key, t.account_id, p_now) then
        return query select 'taken', null::uuid, null, null, null, null; return;
      end if;
      begin
        update account a set email = t.email, email_key = p_email_key, email_verified_at = p_now, updated_at = p_now
         where a.id = t.account_id;
      exception when unique_violation then
        return query select 'taken', null::uuid, null, null, null, null; return;
      end;
      update email_token et set used_at = p_now where et.token_hash = p_hash;
      update email_token et set expires_at = least(et.expires_at, p_now)
       where et.account_id = t.account_id and et.used_at is null;
      if p_disavowal is not null then
        perform app.add_disavowal(p_disavowal, t.account_id, t.old_email, t.old_key, p_disavowal_expires, p_now);
      end if;
      return query select 'changed', t.business_id, t.old_email, t.email, t.full_name, t.language;
    end $function$
;

CREATE OR REPLACE FUNCTION app.confirm_totp(p_secret text, p_step bigint, p_codes text[], p_now timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      perform from account a where a.id = app.own_account() for update;
      update account_secret x set totp_confirmed_at = p_now, totp_last_step = p_step
       where x.account_id = app.own_account() and x.totp_secret = p_secret and x.totp_confirmed_at is null;
      if not found then return false; end if;
      update account a set updated_at = p_now where a.id = app.own_account();
      delete from recovery_code where account_id = app.own_account();
      insert into recovery_code (account_id, code_hash) select app.own_account(), unnest(p_codes);
      return true;
    end $function$
;

CREATE OR REPLACE FUNCTION app.count_day_orders(p_from date, p_to date)
 RETURNS TABLE(day date, status text, is_requested boolean, orders integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      if app.proof() in ('session', 'job', 'menu', 'request') then
        return query select * from app.read_day_orders(p_from, p_to);
      end if;
    end $function$
;

CREATE OR REPLACE FUNCTION app.count_free_uploads(p_files uuid[], p_since timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    declare
      own uuid := app.menu_business();
    begin
      return (
      select count(*)::int from file f
       where f.business_id = own and f.id = any (p_files) and f.kind = 'request' and f.created_at > p_since
         and not exists (select from request_picture p where p.business_id = own and p.file_id = f.id));
    end $function$
;

CREATE OR REPLACE FUNCTION app.count_help_vote(p_article text, p_language text, p_is_helpful boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      insert into help_vote (article, language, helped, not_helped)
        values (p_article, p_language, p_is_helpful::integer, (not p_is_helpful)::integer)
        on conflict (article, language) do update
          set helped = help_vote.helped + excluded.helped,
              not_helped = help_vote.not_helped + excluded.not_helped;
    end $function$
;

CREATE OR REPLACE FUNCTION app.count_usage(p_business uuid, p_from date, p_to date)
 RETURNS TABLE(orders integer, clients integer, products integer, stored_bytes bigint, people integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      if not app.is_administrator() then
        raise exception 'administrators only' using errcode = 'MZ005';
      end if;
      select (select count(*)::int from public.orders o
               where o.business_id = p_business and o.created_day between p_from and p_to and not o.is_imported),
             (select count(*)::int from client c where c.business_id = p_business and c.deleted_at is null),
             (select count(*)::int from product p where p.business_id = p_business and p.deleted_at is null),
             coalesce((select b.stored_bytes from business_counter b where b.business_id = p_business), 0)
        into orders, clients, products, stored_bytes;
      select count(*)::int into people from account a where a.business_id = p_business;
      return next;
    end $function$
;

CREATE OR REPLACE FUNCTION app.end_public_act(p_key text, p_reply text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      if p_reply is null then delete from public_act where key_hash = p_key;
      else update public_act set reply = p_reply where key_hash = p_key;
      end if;
    end $function$
;

CREATE OR REPLACE FUNCTION app.end_ways_in(p_account uuid, p_stays uuid[], p_now timestamp with time zone, OUT sessions uuid[], OUT phone text)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
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
    end $function$
;

CREATE OR REPLACE FUNCTION app.enter_account(p_session uuid, p_account uuid, p_browser text, p_system text, p_idle_until timestamp with time zone, p_until timestamp with time zone, p_now timestamp with time zone, p_devices text[], p_new_device text, p_mail jsonb, p_password_hash text, p_phone text)
 RETURNS TABLE(version integer, remembered text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      perform from account a
       where a.id = p_account
         and (p_phone is null or a.phone_e164 = p_phone and a.phone_verified_at is not null)
         for share;
      if not found then return; end if;
      -- Read after the account is locked: whoever changes the password locks it too.
      if p_phone is null and not exists (
        select from account_secret x where x.account_id = p_account and x.password_hash = p_password_hash
      ) then return; end if;
      version := app.open_session(p_session, p_account, p_browser, p_system, p_idle_until, p_until, p_now);
      if version is null then return; end if;
      remembered := app.remember_device(p_account, p_devices, p_new_device, p_now);
      if remembered = 'unknown' then
        perform app.put_in_outbox((p_mail->>'id')::uuid, p_mail->>'channel', p_mail->>'recipient',
          p_mail->>'subject', p_mail->>'text', p_mail->>'html', (p_mail->>'createdAt')::timestamptz,
          (p_mail->>'firstAttemptAt')::timestamptz);
      end if;
      return next;
    end $function$
;

CREATE OR REPLACE FUNCTION app.enter_job(p_business uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      if not exists (select from business where id = p_business) then
        raise exception 'no such business' using errcode = 'MZ006';
      end if;
      perform app.leave_proof('job', p_business, null);
      return p_business;
    end $function$
;

CREATE OR REPLACE FUNCTION app.enter_menu(p_slug text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    declare
      found_business uuid;
    begin
      select m.business_id into found_business from menu_address m
       where m.slug = p_slug and m.is_open
         and app.is_open(m.business_id);
      if found_business is null then
        raise exception 'no such menu' using errcode = 'MZ006';
      end if;
      perform app.leave_proof('menu', found_business, null);
      return found_business;
    end $function$
;

CREATE OR REPLACE FUNCTION app.enter_request(p_token_hash text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    declare
      found record;
    begin
      select t.business_id, t.request_id into found from request_token t
       where t.token_hash = p_token_hash
         and app.is_open(t.business_id);
      if found.request_id is null then
        raise exception 'no such request' using errcode = 'MZ006';
      end if;
      perform app.leave_proof('request', found.business_id, null);
      execute format('set local app.request_id = %L', found.request_id);
      return found.request_id;
    end $function$
;

CREATE OR REPLACE FUNCTION app.enter_session(p_session uuid, p_version integer, p_before_gates boolean, p_now timestamp with time zone, p_kind text DEFAULT 'session'::text, OUT account_id uuid, OUT business_id uuid, OUT full_name text, OUT is_admin boolean, OUT role text, OUT language text, OUT time_zone text, OUT currency text, OUT plan text, OUT status text, OUT trial_end_at timestamp with time zone, OUT current_period_end_at timestamp with time zone, OUT trial_used_at timestamp with time zone, OUT has_day_rules boolean)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    declare
      has_ended boolean;
      v_blocked_at timestamptz;
      v_verified_at timestamptz;
      v_approved_at timestamptz;
    begin
      select se.account_id, se.business_id, a.full_name, a.is_admin, a.role, a.language, b.time_zone, b.currency,
             su.plan, su.status, su.trial_end_at, su.current_period_end_at, su.trial_used_at, b.has_day_rules,
             se.revoked_at is not null or se.expires_at <= p_now or se.idle_expires_at <= p_now
               or a.session_version <> p_version,
             a.blocked_at, a.email_verified_at, a.approved_at
        into account_id, business_id, full_name, is_admin, role, language, time_zone, currency,
             plan, status, trial_end_at, current_period_end_at, trial_used_at, has_day_rules,
             has_ended, v_blocked_at, v_verified_at, v_approved_at
        from session se
        join account a on a.id = se.account_id
        join business b on b.id = se.business_id
        left join subscription su on su.business_id = se.business_id
       where se.id = p_session;
      if not found or has_ended then
        raise exception 'the session has ended' using errcode = 'MZ001';
      end if;
      if not p_before_gates then
        if v_blocked_at is not null then
          raise exception 'the account is blocked' using errcode = 'MZ002';
        end if;
        if not is_admin and v_verified_at is null then
          raise exception 'the email is not verified' using errcode = 'MZ003';
        end if;
        if not is_admin and v_approved_at is null then
          raise exception 'the account is not approved' using errcode = 'MZ004';
        end if;
      end if;
      if p_kind = 'administrator' and not is_admin then
        raise exception 'administrators only' using errcode = 'MZ005';
      end if;
      perform app.leave_proof(p_kind, business_id, account_id);
    end $function$
;

CREATE OR REPLACE FUNCTION app.enter_webhook(p_provider text, p_customer text, p_business uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      perform 1 from payment_customer c
        where c.provider = p_provider and c.business_id = p_business and c.customer_ref = p_customer;
      if not found then
        raise exception 'no such customer' using errcode = 'MZ006';
      end if;
      perform app.leave_proof('webhook', p_business, null);
      return p_business;
    end $function$
;

CREATE OR REPLACE FUNCTION app.erase_person(p_client uuid, p_now timestamp with time zone, OUT is_erased boolean, OUT files uuid[])
 RETURNS record
 LANGUAGE plpgsql
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    declare
      own uuid := app.member_business();
      people uuid[];
      their_orders uuid[];
      their_requests uuid[];
      phones text[];
      tails text[];
      emails text[];
      names text[];
      -- What cannot mean anything else: a name of two words, a phone, an email.
      words text[];
      -- The same as names of items are compared.
      keys text[];
      -- Names as typed and as compared, for what people write freely.
      spoken text[];
      open_request uuid;
    begin
      files := '{}';
      select array_agg(id) into people from (
        select c.id from client c where c.business_id = own and (c.id = p_client or c.merged_into = p_client)
         order by c.id for update) held;
      is_erased := p_client = any (people);
      if is_erased is not true then
        is_erased := false;
        return;
      end if;

      select array_agg(distinct c.phone) filter (where c.phone <> ''),
             array_agg(distinct lower(c.email)) filter (where c.email <> '')
        into phones, emails from client c where c.business_id = own and c.id = any (people);
      phones := coalesce(phones, '{}');
      emails := coalesce(emails, '{}');
      tails := array(select app.phone_tail(p) from unnest(phones) p where app.phone_tail(p) <> '');
      select coalesce(array_agg(o.id), '{}') into their_orders from orders o
       where o.business_id = own and (o.client_id = any (people) or (o.client_id is null and (
           lower(o.customer_email) = any (emails)
           or (app.phone_tail(o.phone) = any (tails)
             and exists (select from unnest(phones) p where app.is_same_phone(o.phone, p))))));
      select coalesce(array_agg(r.id), '{}') into their_requests from order_request r
       where r.business_id = own and (r.order_id = any (their_orders) or (r.order_id is null and (
           lower(r.email) = any (emails)
           or (app.phone_tail(r.phone) = any (tails)
             and exists (select from unnest(phones) p where app.is_same_phone(r.phone, p))))));

      select array_agg(distinct name), array_agg(distinct phone) filter (where phone <> ''),
             array_agg(distinct lower(email)) filter (where email <> ''),
             array_agg(distinct key) filter (where key like '% %')
        into names, phones, emails, keys
        from (select name, phone, email, name_key as key from client where business_id = own and id = any (people)
              union all select client_name, phone, customer_email, client_key from orders
                where business_id = own and id = any (their_orders)
              union all select name, phone, email, null from order_request
                where business_id = own and id = any (their_requests)) known
       where name <> '' and name <> '—';
      phones := coalesce(phones, '{}');
      emails := coalesce(emails, '{}');
      words := array(select w from unnest(names || phones || emails) w
        where length(w) >= 5 and (w like '% %' or w = any (phones) or w = any (emails)) order by length(w) desc);
      keys := coalesce(keys, '{}') || words;
      spoken := array(select w from (select distinct w from unnest(keys) w) each_once
        where length(w) >= 5 order by length(w) desc);

      update order_item i set
        dessert_name = app.without(i.dessert_name, words), name_key = app.without(i.name_key, keys)
       where i.business_id = own and i.order_id = any (their_orders);
      update orders o set
        client_name = '—', client_key = '—', phone = null, customer_email = null, address = null,
        notes = null, cancel_reason = null, allergy_note = '',
        search_key = '#' || o.number::text || ' —' || coalesce(' ' || (
          select string_agg(i.name_key, ' ' order by i.position) from order_item i
           where i.business_id = own and i.order_id = o.id), ''),
        updated_at = greatest(p_now, (o.updated_at at time zone 'UTC' + interval '1 millisecond') at time zone 'UTC')
       where o.business_id = own and o.id = any (their_orders);
      update order_event set by_name = null
       where business_id = own and order_id = any (their_orders) and account_id is null;
      with gone as (
        delete from order_picture where business_id = own and order_id = any (their_orders) returning file_id
      ) select files || coalesce(array_agg(file_id), '{}') into files from gone;

      -- What she still waits for, nobody can answer any more.
      for open_request in select r.id from order_request r
         where r.business_id = own and r.id = any (their_requests) and r.status in ('new', 'quoted')
      loop
        insert into request_event (business_id, request_id, id, kind, at)
          values (own, open_request, gen_random_uuid(), 'withdrawn', p_now);
      end loop;
      update order_request r set
        status = case when r.status in ('new', 'quoted') then 'withdrawn' else r.status end,
        answered_at = coalesce(r.answered_at, p_now),
        name = '', phone = '', email = null, address = null, note = '', allergy_note = '', quote_message = '',
        answer_message = '', search_key = '#' || r.number::text, ask_key = null, ask_hash = '', personal_removed_at = p_now,
        updated_at = greatest(p_now, (r.updated_at at time zone 'UTC' + interval '1 millisecond') at time zone 'UTC')
       where r.business_id = own and r.id = any (their_requests);
      update request_event set by_name = null
       where business_id = own and request_id = any (their_requests) and by_name = any (names);
      with gone as (
        delete from request_picture where business_id = own and request_id = any (their_requests) returning file_id
      ) select files || coalesce(array_agg(file_id), '{}') into files from gone;

      update payment p set
        note = '', reference = app.without(p.reference, words),
        search_key = coalesce('#' || p.order_number::text || E'\n', '') || lower(app.without(p.reference, words))
       where p.business_id = own and p.order_id = any (their_orders);
      update payment p set
        note = app.without(p.note, words), reference = app.without(p.reference, words),
        search_key = app.without(p.search_key, keys)
       where p.business_id = own and p.order_id is null
         and app.names_any(p.note || ' ' || p.reference, words);
      update task t set title = app.without(t.title, words)
       where t.business_id = own and app.names_any(t.title, words);
      update agent_message m set content = app.without(m.content, spoken)
       where m.business_id = own and app.names_any(m.content, spoken);
      update expense e set
        description = app.without(e.description, spoken), search_key = app.without(e.search_key, keys),
        updated_at = greatest(p_now, (e.updated_at at time zone 'UTC' + interval '1 millisecond') at time zone 'UTC')
       where e.business_id = own and app.names_any(e.description, spoken);
      delete from item_memory m where m.business_id = own and app.names_any(m.dessert_name, words);
      delete from bake_tick b where b.business_id = own and app.names_any(b.item_key, keys);

      -- An answer that names her is not given again, and what it told of is not made again.
      update idempotency k set reply = null
       where k.business_id = own and exists (
         select from unnest(array(select to_json(n)::text from unnest(names) n) || phones || emails || people::text[]) w
          where strpos(lower(k.reply), lower(w)) > 0);
      perform app.forget_messages(emails || phones);
      update orders o set client_id = null where o.business_id = own and o.client_id = any (people);
      delete from client c where c.business_id = own and c.id = any (people);
    end $function$
;

CREATE OR REPLACE FUNCTION app.find_account(p_email_key text)
 RETURNS TABLE(id uuid, business_id uuid, password_hash text, session_version integer, email text, full_name text, language text, email_verified_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    #variable_conflict use_column
    begin
      return query
      select a.id, a.business_id, x.password_hash, a.session_version, a.email, a.full_name, a.language,
             a.email_verified_at
        from account a join account_secret x on x.account_id = a.id where a.email_key = p_email_key;
    end $function$
;

CREATE OR REPLACE FUNCTION app.find_asked(p_ask_key text)
 RETURNS TABLE(id uuid, number integer, ask_hash text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    #variable_conflict use_column
    declare
      own uuid := app.menu_business();
    begin
      return query
      select r.id, r.number, r.ask_hash from order_request r where r.business_id = own and r.ask_key = p_ask_key;
    end $function$
;

CREATE OR REPLACE FUNCTION app.find_checkout(p_transaction text)
 RETURNS TABLE(business_name text, email text, language text, success_url text, cancel_url text, trial_end_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    #variable_conflict use_column
    begin
      return query
      select b.name, a.email, a.language, c.success_url, c.cancel_url,
             case when s.status = 'trialing' then s.trial_end_at end
        from plan_checkout c join business b on b.id = c.business_id
        join account a on a.business_id = b.id and a.role = 'owner'
        left join subscription s on s.business_id = b.id
       where c.transaction_ref = p_transaction limit 1;
    end $function$
;

CREATE OR REPLACE FUNCTION app.find_lead(p_request_key text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      return (
      select body_hash from contact_lead where request_key = p_request_key);
    end $function$
;

CREATE OR REPLACE FUNCTION app.find_linked_document(p_business uuid, p_id uuid)
 RETURNS TABLE(content_type text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    #variable_conflict use_column
    begin
      if not app.is_open(p_business) then return; end if;
      return query
      select f.content_type from file f where f.business_id = p_business and f.id = p_id and f.kind = 'document';
    end $function$
;

CREATE OR REPLACE FUNCTION app.find_papers(p_token_hash text, p_now timestamp with time zone)
 RETURNS TABLE(business_id uuid, business_name text, month date, language text, papers text[], open_until timestamp with time zone, today date, currency text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    #variable_conflict use_column
    begin
      for business_id, business_name, month, language, papers, open_until, today, currency in
        select p.business_id, b.name, p.month, p.language, p.papers, p.open_until,
               (p_now at time zone b.time_zone)::date, b.currency
          from (select s.business_id, s.month, s.language, s.papers, s.open_until from sent_papers s
                 where s.token_hash = p_token_hash and s.stopped_at is null and s.open_until > p_now
                union all
                select s.business_id, s.month, s.language, s.papers, s.open_until from test_papers s
                 where s.token_hash = p_token_hash and s.open_until > p_now) p
          join business b on b.id = p.business_id
      loop
        if app.is_open(find_papers.business_id) then return next; end if;
      end loop;
    end $function$
;

CREATE OR REPLACE FUNCTION app.find_phone_owner(p_phone text)
 RETURNS TABLE(id uuid, business_id uuid, email text, full_name text, language text, time_zone text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    #variable_conflict use_column
    begin
      return query
      select a.id, a.business_id, a.email, a.full_name, a.language, b.time_zone
        from account a join business b on b.id = a.business_id
       where a.phone_e164 = p_phone and a.phone_verified_at is not null
         and not exists (select from account o
           where o.phone_e164 = p_phone and o.phone_verified_at is not null and o.id <> a.id
             and (o.closed_at is null or a.closed_at is not null));
    end $function$
;

CREATE OR REPLACE FUNCTION app.forget_hits(p_key text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      delete from throttle where key = p_key;
    end $function$
;

CREATE OR REPLACE FUNCTION app.forget_messages(p_recipients text[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    declare
      own uuid := app.member_business();
    begin
      delete from outbox_message where business_id = own and lower(recipient) = any (p_recipients);
    end $function$
;

CREATE OR REPLACE FUNCTION app.forget_phone(p_account uuid, p_now timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      update account set phone_e164 = null, phone_verified_at = null, updated_at = p_now where id = p_account;
    end $function$
;

CREATE OR REPLACE FUNCTION app.has_administrator()
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      return (
      select exists (select from account where is_admin and blocked_at is null and closed_at is null));
    end $function$
;

CREATE OR REPLACE FUNCTION app.has_calendar_feed(p_token_hash text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      return exists (select from calendar_feed f where f.token_hash = p_token_hash);
    end $function$
;

CREATE OR REPLACE FUNCTION app.has_demo_accounts()
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      return (
      select exists (select from account where is_demo)
          or exists (select from account
            where email_key in ('baker@demo.test', 'other@demo.test', 'admin@demo.test')));
    end $function$
;

CREATE OR REPLACE FUNCTION app.hear_again(p_provider text, p_subscriptions text[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      update billing_event e set outcome = null, settled_at = null
        from (select distinct on (l.subscription_ref) l.provider, l.event_id
                from billing_event l
               where l.provider = p_provider and l.subscription_ref = any(p_subscriptions)
                 and l.event_type like 'subscription.%' and l.business_id is not null
               order by l.subscription_ref, l.occurred_at desc, l.event_id desc) last
       where e.provider = last.provider and e.event_id = last.event_id;
    end $function$
;

CREATE OR REPLACE FUNCTION app.held_until(p_email_key text, p_account uuid, p_now timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      if exists (select from account where email_key = p_email_key) then return null; end if;
      return (
      select max(d.expires_at) from disavowal d
        where d.email_key = p_email_key and d.account_id <> p_account and d.used_at is null and d.expires_at > p_now);
    end $function$
;

CREATE OR REPLACE FUNCTION app.hit(p_key text, p_length interval, p_now timestamp with time zone, OUT hits integer, OUT ends_at timestamp with time zone)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    #variable_conflict use_column
    begin
      insert into throttle as t (key, began_at, ends_at, hits) values (p_key, p_now, p_now + p_length, 1)
        on conflict (key) do update set
          hits = case when t.ends_at <= p_now then 1 else t.hits + 1 end,
          began_at = case when t.ends_at <= p_now then excluded.began_at else t.began_at end,
          ends_at = case when t.ends_at <= p_now then excluded.ends_at else t.ends_at end
      returning t.hits, t.ends_at
      into hits, ends_at;
    end $function$
;

CREATE OR REPLACE FUNCTION app.is_administrator()
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select app.proof() = 'administrator' $function$
;

CREATE OR REPLACE FUNCTION app.is_held_email(p_email_key text, p_account uuid, p_now timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      return (
      select exists (select from disavowal d
        where d.email_key = p_email_key and d.account_id <> p_account and d.used_at is null and d.expires_at > p_now));
    end $function$
;

CREATE OR REPLACE FUNCTION app.is_known_device(p_email_key text, p_devices text[])
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      return (
      select exists (select from account a join known_device d on d.account_id = a.id
        where a.email_key = p_email_key and d.device_hash = any (p_devices)));
    end $function$
;

CREATE OR REPLACE FUNCTION app.is_open(p_business uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
    begin
      return (
      select exists (select from public.account a
        where a.business_id = p_business and a.role = 'owner' and a.blocked_at is null and a.closed_at is null
          and (a.approved_at is not null or a.is_admin)));
    end $function$
;

CREATE OR REPLACE FUNCTION app.is_same_phone(p_one text, p_other text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
      select case
          when one = '' or other = '' then false
          when length(one) <= length(other) then one = other or (length(one) >= 8 and right(other, length(one)) = one)
          else length(other) >= 8 and right(one, length(other)) = other
        end
        from (select ltrim(regexp_replace(coalesce(p_one, ''), '\D', '', 'g'), '0') as one,
                     ltrim(regexp_replace(coalesce(p_other, ''), '\D', '', 'g'), '0') as other) digits
    $function$
;

CREATE OR REPLACE FUNCTION app.is_slug_taken(p_slug text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      return (
      select exists (select from menu_address where slug = p_slug) and app.member_business() is not null);
    end $function$
;

CREATE OR REPLACE FUNCTION app.judge_disavowal(p_hash text, p_now timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      return (
      select coalesce((
        select case when d.used_at is not null then 'used' when d.expires_at <= p_now then 'invalid' else 'good' end
          from disavowal d where d.token_hash = p_hash), 'invalid'));
    end $function$
;

CREATE OR REPLACE FUNCTION app.judge_reset(p_hash text, p_now timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      return (
      select coalesce((
        select case when t.used_at is not null then 'used'
                    when t.expires_at <= p_now or t.email <> a.email then 'invalid'
                    else 'good' end
          from email_token t join account a on a.id = t.account_id
         where t.token_hash = p_hash and t.purpose = 'reset'), 'invalid'));
    end $function$
;

CREATE OR REPLACE FUNCTION app.keep_billing_events(p_provider text, p_events jsonb, p_now timestamp with time zone)
 RETURNS TABLE(event_id text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      return query insert into billing_event as e (provider, event_id, event_type, occurred_at, received_at,
          subscription_ref, customer_ref, named_business, body)
        select distinct on (n.id) p_provider, n.id, n.type, n.at, p_now, n.subscription, n.customer, n.business, n.body
          from jsonb_to_recordset(p_events) as n(id text, type text, at timestamptz, subscription text, customer text,
            business uuid, body jsonb)
         order by n.id
        on conflict do nothing
        returning e.event_id;
    end $function$
;

CREATE OR REPLACE FUNCTION app.keep_phone_code(p_account uuid, p_purpose text, p_phone text, p_hash text, p_expires timestamp with time zone, p_now timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      insert into phone_code (account_id, purpose, phone_e164, code_hash, created_at, expires_at)
        values (p_account, p_purpose, p_phone, p_hash, p_now, p_expires)
        on conflict (account_id, purpose) do update set phone_e164 = excluded.phone_e164,
          code_hash = excluded.code_hash, tries = 0, created_at = excluded.created_at,
          expires_at = excluded.expires_at;
    end $function$
;

CREATE OR REPLACE FUNCTION app.keep_totp(p_secret text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      perform from account a where a.id = app.own_account() for update;
      update account_secret x set totp_secret = p_secret, totp_last_step = 0
       where x.account_id = app.own_account() and x.totp_confirmed_at is null;
    end $function$
;

CREATE OR REPLACE FUNCTION app.leave_proof(p_kind text, p_business uuid, p_account uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
    begin
      if current_setting('citus.propagate_set_commands', true) is null then
        perform set_config('app.proof', p_kind, true),
                set_config('app.business_id', coalesce(p_business::text, ''), true),
                set_config('app.account_id', coalesce(p_account::text, ''), true);
        return;
      end if;
      execute format('set local app.proof = %L', p_kind);
      execute format('set local app.business_id = %L', coalesce(p_business::text, ''));
      execute format('set local app.account_id = %L', coalesce(p_account::text, ''));
    end $function$
;

CREATE OR REPLACE FUNCTION app.list_businesses()
 RETURNS TABLE(business_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      return query select b.id from business b order by b.id;
    end $function$
;

CREATE OR REPLACE FUNCTION app.list_cancellations()
 RETURNS TABLE(business_id uuid, subscription_ref text, attempts integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    #variable_conflict use_column
    begin
      return query
      select c.business_id, c.subscription_ref, c.attempts from subscription_cancellation c
       order by c.requested_at, c.subscription_ref;
    end $function$
;

CREATE OR REPLACE FUNCTION app.list_closed_businesses(p_businesses uuid[])
 RETURNS TABLE(business_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    #variable_conflict use_column
    begin
      return query
      select a.business_id from account a
       where a.business_id = any(p_businesses) and a.role = 'owner' and a.closed_at is not null;
    end $function$
;

CREATE OR REPLACE FUNCTION app.list_due_papers(p_now timestamp with time zone, p_days integer)
 RETURNS TABLE(business_id uuid, today date, plan text, status text, trial_end_at timestamp with time zone, trial_used_at timestamp with time zone, current_period_end_at timestamp with time zone, is_admin boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    #variable_conflict use_column
    declare
      ids uuid[];
      own uuid;
      last_month date;
    begin
      select array_agg(c.business_id) into ids from accountant c where c.is_on;
      for business_id, today, plan, status, trial_end_at, trial_used_at, current_period_end_at, is_admin in
        select b.id, d.today, s.plan, s.status, s.trial_end_at, s.trial_used_at, s.current_period_end_at,
               exists (select from account a where a.business_id = b.id and a.is_admin)
          from business b
          join subscription s on s.business_id = b.id
          cross join lateral (select (p_now at time zone b.time_zone)::date as today) d
         where b.id = any (ids) and extract(day from d.today) <= p_days
      loop
        own := list_due_papers.business_id;
        last_month := (date_trunc('month', list_due_papers.today) - interval '1 month')::date;
        if exists (select from sent_papers p where p.business_id = own and p.month = last_month) then continue; end if;
        if app.is_open(own) then return next; end if;
      end loop;
    end $function$
;

CREATE OR REPLACE FUNCTION app.list_due_repeats(p_now timestamp with time zone)
 RETURNS TABLE(business_id uuid, today date, plan text, status text, trial_end_at timestamp with time zone, trial_used_at timestamp with time zone, current_period_end_at timestamp with time zone, is_admin boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    #variable_conflict use_column
    declare
      ids uuid[];
      firsts date[];
    begin
      select array_agg(f.business_id), array_agg(f.first) into ids, firsts from (
        select e.business_id, min(e.date) as first from expense e
         where e.repeat_day is not null and (e.deleted_at is null or e.series_goes_on)
         group by e.business_id) f;
      return query
      select b.id, (p_now at time zone b.time_zone)::date, s.plan, s.status, s.trial_end_at, s.trial_used_at,
             s.current_period_end_at,
             exists (select from account a where a.business_id = b.id and a.is_admin)
        from unnest(ids, firsts) as k (id, first)
        join business b on b.id = k.id
        join subscription s on s.business_id = b.id
       where k.first <= (p_now at time zone b.time_zone)::date - 28;
    end $function$
;

CREATE OR REPLACE FUNCTION app.list_ending_trials(p_until timestamp with time zone, p_now timestamp with time zone)
 RETURNS TABLE(business_id uuid, plan text, trial_end_at timestamp with time zone, time_zone text, email text, full_name text, language text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    #variable_conflict use_column
    declare
      owner uuid;
    begin
      for business_id, plan, trial_end_at, time_zone in
        select s.business_id, s.plan, s.trial_end_at, b.time_zone
          from subscription s join business b on b.id = s.business_id
         where s.status = 'trialing' and s.trial_end_at > p_now and s.trial_end_at <= p_until
           and s.trial_told_at is null
      loop
        continue when not app.is_open(list_ending_trials.business_id);
        owner := app.owner_of(list_ending_trials.business_id);
        select a.email, a.full_name, a.language into email, full_name, language from account a where a.id = owner;
        return next;
      end loop;
    end $function$
;

CREATE OR REPLACE FUNCTION app.list_forgettable_requests(p_before timestamp with time zone)
 RETURNS TABLE(business_id uuid, id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    #variable_conflict use_column
    begin
      return query
      select r.business_id, r.id from order_request r
       where r.status in ('declined', 'withdrawn', 'expired') and r.personal_removed_at is null
         and r.answered_at < p_before order by r.answered_at limit 500;
    end $function$
;

CREATE OR REPLACE FUNCTION app.list_held_subscriptions(p_provider text)
 RETURNS TABLE(subscription_ref text, business_id uuid, body jsonb)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    #variable_conflict use_column
    begin
      return query
      select distinct on (e.subscription_ref) e.subscription_ref, e.business_id, e.body
        from billing_event e
       where e.provider = p_provider and e.subscription_ref is not null and e.event_type like 'subscription.%'
       order by e.subscription_ref, e.occurred_at desc, e.event_id desc;
    end $function$
;

CREATE OR REPLACE FUNCTION app.list_open_requests(p_before date)
 RETURNS TABLE(business_id uuid, id uuid, status text, delivery_date date, time_zone text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    #variable_conflict use_column
    begin
      return query
      select r.business_id, r.id, r.status, r.delivery_date, b.time_zone
        from order_request r join business b on b.id = r.business_id
       where r.status in ('new', 'quoted') and r.delivery_date < p_before
       order by r.delivery_date, r.id;
    end $function$
;

CREATE OR REPLACE FUNCTION app.list_owed_subscriptions()
 RETURNS TABLE(business_id uuid, subscription_ref text, owed_until timestamp with time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    #variable_conflict use_column
    begin
      return query
      select s.business_id, s.subscription_ref, s.owed_until from subscription s
       where s.owed_until is not null and s.subscription_ref is not null and s.status = 'active';
    end $function$
;

CREATE OR REPLACE FUNCTION app.list_standing_plans()
 RETURNS TABLE(business_id uuid, subscription_ref text, plan text, scheduled_plan text, status text, customer_ref text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    #variable_conflict use_column
    begin
      return query
      select s.business_id, s.subscription_ref, s.plan, s.scheduled_plan, s.status, s.customer_ref
        from subscription s where s.subscription_ref is not null;
    end $function$
;

CREATE OR REPLACE FUNCTION app.list_unlisted_orders(p_at_least integer, p_begun_before timestamp with time zone)
 RETURNS TABLE(business_id uuid, is_old boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    #variable_conflict use_column
    begin
      return query
        select c.business_id, coalesce(x.begun_at < p_begun_before, false)
          from business_counter c left join order_index x on x.business_id = c.business_id
         where c.last_order_number - coalesce(x.up_to, 0) >= p_at_least or x.begun_at < p_begun_before
         order by c.business_id;
    end $function$
;

CREATE OR REPLACE FUNCTION app.list_untold_ends(p_now timestamp with time zone)
 RETURNS TABLE(business_id uuid, id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    #variable_conflict use_column
    declare
      listed integer := 0;
    begin
      for business_id, id in
        select r.business_id, r.id from order_request r
         where r.status = 'expired' and r.answered_at > p_now - interval '7 days' and r.email is not null
           and (r.told_end_at is null or r.told_end_at < r.answered_at)
        union all
        select r.business_id, r.id from order_request r join business b on b.id = r.business_id
         where r.status = 'quoted' and r.quote_valid_until <= p_now and r.email is not null
           and (r.told_end_at is null or r.told_end_at < r.quote_valid_until)
           and r.delivery_date >= (p_now at time zone b.time_zone)::date
      loop
        continue when not app.is_open(list_untold_ends.business_id);
        return next;
        listed := listed + 1;
        exit when listed = 500;
      end loop;
    end $function$
;

CREATE OR REPLACE FUNCTION app.list_waiting_requests(p_before timestamp with time zone)
 RETURNS TABLE(business_id uuid, waiting integer, email text, full_name text, language text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    #variable_conflict use_column
    declare
      owner uuid;
    begin
      for business_id, waiting in
        select r.business_id, count(*)::int from order_request r
         where r.status = 'new' and r.reminded_at is null and r.created_at <= p_before group by 1
      loop
        continue when not app.is_open(list_waiting_requests.business_id);
        owner := app.owner_of(list_waiting_requests.business_id);
        select a.email, a.full_name, a.language into email, full_name, language from account a where a.id = owner;
        return next;
      end loop;
    end $function$
;

CREATE OR REPLACE FUNCTION app.load_stand_in(p_name text)
 RETURNS TABLE(version bigint, state jsonb)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    #variable_conflict use_column
    begin
      return query
      select s.version, s.state from stand_in s where s.name = p_name;
    end $function$
;

CREATE OR REPLACE FUNCTION app.member_business()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select case when app.proof() in ('session', 'job') then app.business() end $function$
;

CREATE OR REPLACE FUNCTION app.mend_email(p_email text, p_email_key text, p_hash text, p_expires timestamp with time zone, p_now timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    declare
      own record;
    begin
      select a.id, a.email_verified_at, a.blocked_at into own
        from account a where a.id = app.own_account() for update;
      if own.blocked_at is not null then
        raise exception 'the account is blocked' using errcode = 'MZ002';
      end if;
      if own.id is null or own.email_verified_at is not null then return 'verified'; end if;
      update email_token t set expires_at = p_now
       where t.account_id = own.id and t.used_at is null and t.expires_at > p_now;
      begin
        if app.is_held_email(p_email_key, own.id, p_now) then
          raise unique_violation;
        end if;
        update account a set email = p_email, email_key = p_email_key, updated_at = p_now where a.id = own.id;
      exception when unique_violation then
        update account a set email = p_email, email_key = 'nobody:' || own.id, updated_at = p_now where a.id = own.id;
        return 'taken';
      end;
      perform app.add_email_token(p_hash, own.id, 'verify', p_email, p_expires, p_now);
      return 'mailed';
    end $function$
;

CREATE OR REPLACE FUNCTION app.menu_business()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select case when app.proof() = 'menu' then app.business() end $function$
;

CREATE OR REPLACE FUNCTION app.menu_goods()
 RETURNS json
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    declare
      own uuid := app.menu_business();
    begin
      return json_build_object(
        'logo', (select json_build_object('id', f.id, 'width', f.width, 'height', f.height, 'has_avif', f.has_avif)
          from business b join file f on f.business_id = own and f.id = b.logo_id where b.id = own),
        'sections', coalesce((select json_agg(
            json_build_object('id', s.id, 'name', s.name, 'translations', s.translations) order by s.position, s.id)
          from catalog_section s where s.business_id = own), '[]'),
        'items', coalesce((select json_agg(json_build_object(
            'id', i.id, 'section_id', i.section_id, 'name', i.name, 'description', i.description,
            'unit_note', i.unit_note, 'price_minor', i.price_minor, 'is_from_price', i.is_from_price,
            'min_quantity', i.min_quantity::float8, 'quantity_step', i.quantity_step::float8,
            'sold_out_until', i.sold_out_until, 'allergens', i.allergens, 'has_no_allergens', i.has_no_allergens,
            'marks', i.marks, 'translations', i.translations,
            'pictures', coalesce((
              select json_agg(json_build_object('id', f.id, 'width', f.width, 'height', f.height,
                       'has_avif', f.has_avif) order by p.position)
                from catalog_picture p join file f on f.business_id = p.business_id and f.id = p.file_id
               where p.business_id = own and p.item_id = i.id), '[]'))
            order by i.position, i.id)
          from catalog_item i join menu_settings m on m.business_id = i.business_id
         where i.business_id = own and i.is_active and i.deleted_at is null
           and i.currency = m.catalog_currency), '[]'));
    end $function$
;

CREATE OR REPLACE FUNCTION app.menu_head()
 RETURNS json
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      if app.proof() not in ('session', 'job', 'menu', 'request') then return null; end if;
      return app.read_menu_head();
    end $function$
;

CREATE OR REPLACE FUNCTION app.menu_picture(p_file uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    declare
      own uuid := app.menu_business();
    begin
      return (
      select f.business_id from file f
       where f.business_id = own and f.id = p_file and f.kind = 'picture' and (
         exists (select from catalog_picture p
           join catalog_item i on i.business_id = p.business_id and i.id = p.item_id
          where p.business_id = own and p.file_id = f.id and i.is_active and i.deleted_at is null)
         or exists (select from business b where b.id = own and b.logo_id = f.id)));
    end $function$
;

CREATE OR REPLACE FUNCTION app.move_client_orders(p_from uuid, p_into uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    declare
      own uuid := app.member_business();
    begin
      update orders set client_id = p_into where business_id = own and client_id = p_from;
    end $function$
;

CREATE OR REPLACE FUNCTION app.names_any(p_text text, p_words text[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select exists (select from unnest(p_words) w where strpos(lower(p_text), lower(w)) > 0) $function$
;

CREATE OR REPLACE FUNCTION app.next_request_number()
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    declare
      own uuid := app.menu_business();
      answer integer;
    begin
      update business_counter set last_request_number = last_request_number + 1
       where business_id = own returning last_request_number
      into answer;
      return answer;
    end $function$
;

CREATE OR REPLACE FUNCTION app.note_failure(p_id uuid, p_next timestamp with time zone, p_error text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      update outbox_message set next_attempt_at = p_next, last_error = p_error where id = p_id;
    end $function$
;

CREATE OR REPLACE FUNCTION app.note_own_address(p_origin text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      insert into app.setting (name, value) values ('own_address', p_origin)
        on conflict (name) do update set value = excluded.value;
    end $function$
;

CREATE OR REPLACE FUNCTION app.note_reconciliation(p_at timestamp with time zone, p_looked integer, p_mended text[], p_doubled uuid[], p_faults text[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      insert into billing_reconciliation values (p_at, p_looked, p_mended, p_doubled, p_faults) on conflict do nothing;
    end $function$
;

CREATE OR REPLACE FUNCTION app.note_sent(p_id uuid, p_keeps_words boolean, p_now timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      update outbox_message set sent_at = p_now, next_attempt_at = null, last_error = null,
          text_body = case when p_keeps_words then text_body else '' end,
          html_body = case when p_keeps_words then html_body else '' end
       where id = p_id;
    end $function$
;

CREATE OR REPLACE FUNCTION app.note_trial_told(p_business uuid, p_now timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      update subscription set trial_told_at = p_now where business_id = p_business;
    end $function$
;

CREATE OR REPLACE FUNCTION app.open_session(p_session uuid, p_account uuid, p_browser text, p_system text, p_idle_until timestamp with time zone, p_until timestamp with time zone, p_now timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    declare
      answer integer;
    begin
      insert into session (id, account_id, business_id, account_version, rotated_at, idle_expires_at, expires_at,
          browser, system, created_at, last_seen_at)
        select p_session, a.id, a.business_id, a.session_version, p_now, p_idle_until, p_until,
          p_browser, p_system, p_now, p_now
          from account a where a.id = p_account and a.closed_at is null
      returning account_version
      into answer;
      return answer;
    end $function$
;

CREATE OR REPLACE FUNCTION app.own_account()
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE
AS $function$
    begin
      return case when app.proof() = 'session' then app.account() end;
    end $function$
;

CREATE OR REPLACE FUNCTION app.own_request()
 RETURNS json
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    declare
      own uuid := app.request_business();
      this uuid := app.request();
    begin
      return (
      select json_build_object('request', r,
          'lines', coalesce((select json_agg(i order by i.position) from request_item i
            where i.business_id = own and i.request_id = r.id), '[]'),
          'pictures', coalesce((select json_agg(p.file_id order by p.position) from request_picture p
            where p.business_id = own and p.request_id = r.id), '[]'),
          'events', coalesce((select json_agg(json_build_object('kind', e.kind, 'at', e.at) order by e.at, e.id)
            from request_event e where e.business_id = own and e.request_id = r.id), '[]'))
        from order_request r where r.business_id = own and r.id = this);
    end $function$
;

CREATE OR REPLACE FUNCTION app.own_request_picture(p_file uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    declare
      own uuid := app.request_business();
      this uuid := app.request();
    begin
      return (
      select p.business_id from request_picture p
       where p.business_id = own and p.request_id = this and p.file_id = p_file);
    end $function$
;

CREATE OR REPLACE FUNCTION app.owner_of(p_business uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE
AS $function$
    begin
      return (
      select a.id from public.account a where a.business_id = p_business and a.role = 'owner'
       order by a.created_at, a.id limit 1);
    end $function$
;

CREATE OR REPLACE FUNCTION app.phone_tail(p_phone text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select right(ltrim(translate(coalesce(p_phone, ''), ' -().+/' || chr(9) || chr(160), ''), '0'), 8) $function$
;

CREATE OR REPLACE FUNCTION app.proof()
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select coalesce(current_setting('app.proof', true), '') $function$
;

CREATE OR REPLACE FUNCTION app.put_in_outbox(p_id uuid, p_channel text, p_recipient text, p_subject text, p_text text, p_html text, p_now timestamp with time zone, p_first_attempt timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      insert into outbox_message (id, channel, recipient, subject, text_body, html_body, created_at, next_attempt_at)
        values (p_id, p_channel, p_recipient, p_subject, p_text, p_html, p_now, p_first_attempt);
    end $function$
;

CREATE OR REPLACE FUNCTION app.read_calendar_feed(p_token_hash text, p_now timestamp with time zone, p_past integer, p_coming integer)
 RETURNS TABLE(business_name text, time_zone text, language text, orders json)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
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
    end $function$
;

CREATE OR REPLACE FUNCTION app.read_change_email(p_hash text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      return (
      select email from email_token where token_hash = p_hash and purpose = 'change');
    end $function$
;

CREATE OR REPLACE FUNCTION app.read_day_orders(p_from date, p_to date)
 RETURNS TABLE(day date, status text, is_requested boolean, orders integer)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    #variable_conflict use_column
    declare
      own uuid := app.business();
    begin
      return query
      select o.delivery_date, o.status, exists (
               select from order_request r where r.business_id = own and r.order_id = o.id), count(*)::int
        from orders o
       where o.business_id = own and o.delivery_date between p_from and p_to and o.deleted_at is null
         and o.cancelled_at is null
       group by 1, 2, 3;
    end $function$
;

CREATE OR REPLACE FUNCTION app.read_entry(p_account uuid)
 RETURNS TABLE(closed_at timestamp with time zone, totp_secret text, totp_last_step bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    #variable_conflict use_column
    begin
      return query
      select a.closed_at, case when x.totp_confirmed_at is not null then x.totp_secret end, x.totp_last_step
        from account a join account_secret x on x.account_id = a.id where a.id = p_account;
    end $function$
;

CREATE OR REPLACE FUNCTION app.read_menu_head()
 RETURNS json
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    declare
      own uuid := app.business();
      owner uuid := app.owner_of(own);
    begin
      return (
        select to_json(h) from (
          select m.*, b.name, b.phone, b.logo_id, b.country, b.time_zone, b.updated_at as business_updated_at,
                 s.plan, s.status, s.trial_end_at, s.current_period_end_at, s.trial_used_at,
                 a.is_admin, a.id as owner_id, a.language as owner_language,
                 exists (select from menu_address d
                   where d.business_id = own and d.kind = 'slug' and d.is_open) as is_slug_open
            from menu_settings m
            join business b on b.id = m.business_id
            join account a on a.id = owner
            left join subscription s on s.business_id = b.id
           where m.business_id = own) h);
    end $function$
;

CREATE OR REPLACE FUNCTION app.read_outbox(p_count integer)
 RETURNS TABLE(id uuid, channel text, recipient text, subject text, text_body text, html_body text, created_at timestamp with time zone, sent_at timestamp with time zone, attempts integer, next_attempt_at timestamp with time zone, last_error text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    #variable_conflict use_column
    begin
      return query
      select id, channel, recipient, subject, text_body, html_body, created_at, sent_at, attempts, next_attempt_at,
          last_error
        from outbox_message order by created_at desc, id desc limit p_count;
    end $function$
;

CREATE OR REPLACE FUNCTION app.read_own_account()
 RETURNS TABLE(id uuid, email text, email_key text, password_hash text, full_name text, language text, country text, phone_e164 text, totp_secret text, totp_confirmed_at timestamp with time zone, totp_last_step bigint, recovery_codes_left integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    #variable_conflict use_column
    begin
      return query
      select a.id, a.email, a.email_key, x.password_hash, a.full_name, a.language, b.country,
             case when a.phone_verified_at is not null then a.phone_e164 end,
             x.totp_secret, x.totp_confirmed_at, x.totp_last_step,
             (select count(*)::int from recovery_code r where r.account_id = a.id)
        from account a join business b on b.id = a.business_id join account_secret x on x.account_id = a.id
       where a.id = app.own_account();
    end $function$
;

CREATE OR REPLACE FUNCTION app.read_own_address()
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      return (
      select value from app.setting where name = 'own_address');
    end $function$
;

CREATE OR REPLACE FUNCTION app.read_shared_receipt(p_token_hash text)
 RETURNS TABLE(receipt json)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    #variable_conflict use_column
    declare
      own uuid;
      its_order uuid;
    begin
      select l.business_id, l.order_id into own, its_order from receipt_link l
       where l.token_hash = p_token_hash and l.revoked_at is null;
      if not found or not app.is_open(own) then return; end if;
      receipt := app.receipt_of(own, its_order);
      return next;
    end $function$
;

CREATE OR REPLACE FUNCTION app.receipt_of(p_business uuid, p_order uuid)
 RETURNS json
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    declare
      owner uuid := app.owner_of(p_business);
    begin
      return (
      select json_build_object(
        'businessName', b.name, 'businessPhone', b.phone, 'timeZone', b.time_zone,
        'number', o.number, 'clientName', o.client_name, 'deliveryDate', o.delivery_date,
        'isCancelled', o.cancelled_at is not null, 'currency', o.currency,
        'itemsTotalMinor', o.items_total_minor, 'agreedPriceMinor', o.agreed_price_minor,
        'totalMinor', o.total_minor, 'phone', o.phone, 'email', o.customer_email,
        'settlement', o.settlement, 'isImported', o.is_imported, 'createdDay', o.created_day,
        'clientLanguage', (select c.language from client c
          where c.business_id = p_business and c.id = o.client_id),
        'ownerLanguage', (select a.language from account a where a.id = owner),
        'items', coalesce((select json_agg(json_build_object('name', i.dessert_name,
            'quantity', i.quantity::float8, 'unitPriceMinor', i.unit_price_minor,
            'lineTotalMinor', i.line_total_minor) order by i.position)
          from order_item i where i.business_id = p_business and i.order_id = o.id), '[]'),
        'payments', coalesce((select json_agg(json_build_object('id', p.id, 'kind', p.kind,
            'refersToId', p.refers_to_id, 'amountMinor', p.amount_minor, 'currency', p.currency,
            'method', p.method, 'paidAt', p.paid_date) order by p.paid_date, p.id)
          from payment p where p.business_id = p_business and p.order_id = o.id), '[]'))
        from orders o join business b on b.id = o.business_id
       where o.business_id = p_business and o.id = p_order and o.deleted_at is null);
    end $function$
;

CREATE OR REPLACE FUNCTION app.register_account(p_account uuid, p_business uuid, p_email text, p_email_key text, p_password_hash text, p_full_name text, p_business_name text, p_language text, p_time_zone text, p_country text, p_currency text, p_plan text, p_legal_version text, p_now timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      perform from account a where a.id = p_account for update;
      if exists (select from account where email_key = p_email_key)
         or app.is_held_email(p_email_key, p_account, p_now) then
        return false;
      end if;
      insert into business (id, name, time_zone, country, currency, created_at, updated_at)
        values (p_business, p_business_name, p_time_zone, p_country, p_currency, p_now, p_now);
      insert into business_counter (business_id) values (p_business);
      insert into menu_settings (business_id, token, updated_at)
        values (p_business, 'mt_' || replace(gen_random_uuid()::text, '-', ''), p_now);
      insert into subscription (business_id, plan_started_at, created_at, updated_at)
        values (p_business, p_now, p_now, p_now);
      insert into account (id, business_id, email, email_key, full_name, language, chosen_plan,
          legal_version, legal_consent_at, created_at, updated_at)
        values (p_account, p_business, p_email, p_email_key, p_full_name, p_language, p_plan,
          p_legal_version, p_now, p_now, p_now);
      insert into account_secret (account_id, password_hash) values (p_account, p_password_hash);
      return true;
    exception when unique_violation then
      return false;
    end $function$
;

CREATE OR REPLACE FUNCTION app.remember_device(p_account uuid, p_devices text[], p_new text, p_now timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    declare
      is_first boolean;
    begin
      update known_device set last_seen_at = p_now where account_id = p_account and device_hash = any (p_devices);
      if found then return 'known'; end if;
      is_first := not exists (select from known_device where account_id = p_account);
      insert into known_device (account_id, device_hash, first_seen_at, last_seen_at)
        values (p_account, p_new, p_now, p_now);
      return case when is_first then 'first' else 'unknown' end;
    end $function$
;

CREATE OR REPLACE FUNCTION app.remove_totp(p_now timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      update account a set updated_at = p_now where a.id = app.own_account();
      update account_secret x set totp_secret = null, totp_confirmed_at = null, totp_last_step = 0
       where x.account_id = app.own_account();
      delete from recovery_code where account_id = app.own_account();
    end $function$
;

CREATE OR REPLACE FUNCTION app.remove_unused_files(p_files uuid[])
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
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
    end $function$
;

CREATE OR REPLACE FUNCTION app.renew_session(p_session uuid, p_generation integer, p_idle_until timestamp with time zone, p_now timestamp with time zone, p_grace interval)
 RETURNS TABLE(outcome text, generation integer, account_id uuid, session_version integer, business_id uuid)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    declare
      s record;
    begin
      select se.*, a.session_version as version into s
        from session se join account a on a.id = se.account_id where se.id = p_session for update of se;
      if not found or s.revoked_at is not null or s.expires_at <= p_now or s.idle_expires_at <= p_now
         or s.account_version <> s.version then
        return query select 'ended', 0, null::uuid, 0, null::uuid;
      elsif p_generation = s.generation then
        update session se set generation = s.generation + 1, rotated_at = p_now, last_seen_at = p_now,
          idle_expires_at = least(p_idle_until, s.expires_at) where se.id = p_session;
        return query select 'renewed', s.generation + 1, s.account_id, s.version, s.business_id;
      elsif p_generation = s.generation - 1 and s.rotated_at > p_now - p_grace then
        return query select 'renewed', s.generation, s.account_id, s.version, s.business_id;
      else
        update session se set revoked_at = p_now where se.id = p_session;
        return query select 'reused', 0, s.account_id, s.version, s.business_id;
      end if;
    end $function$
;

CREATE OR REPLACE FUNCTION app.reopen_account(p_account uuid, p_since timestamp with time zone, p_now timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    declare
      answer boolean;
    begin
      with reopened as (
        update account set closed_at = null, updated_at = p_now
         where id = p_account and (closed_at is null or closed_at > p_since) returning id
      )
      select exists (select from reopened)
      into answer;
      return answer;
    end $function$
;

CREATE OR REPLACE FUNCTION app.replay_billing_events(p_provider text, p_ids text[])
 RETURNS TABLE(event_id text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      if not app.is_administrator() then
        raise exception 'administrators only' using errcode = 'MZ005';
      end if;
      return query update billing_event e set outcome = null, settled_at = null
        where e.provider = p_provider and e.event_id = any(p_ids) returning e.event_id;
    end $function$
;

CREATE OR REPLACE FUNCTION app.request()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(current_setting('app.request_id', true), '')::uuid $function$
;

CREATE OR REPLACE FUNCTION app.request_business()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select case when app.proof() = 'request' then app.business() end $function$
;

CREATE OR REPLACE FUNCTION app.request_item_pictures()
 RETURNS TABLE(item_id uuid, file_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    #variable_conflict use_column
    declare
      own uuid := app.request_business();
      this uuid := app.request();
    begin
      return query
      select distinct on (c.id) c.id, p.file_id
        from request_item i
        join catalog_item c on c.business_id = i.business_id and c.id = i.catalog_item_id
         and c.is_active and c.deleted_at is null
        join catalog_picture p on p.business_id = c.business_id and p.item_id = c.id
       where i.business_id = own and i.request_id = this
       order by c.id, p.position;
    end $function$
;

CREATE OR REPLACE FUNCTION app.request_order()
 RETURNS json
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    declare
      own uuid := app.request_business();
      this uuid := app.request();
    begin
      return (
      select json_build_object(
          'number', o.number, 'status', o.status, 'ready_at', o.ready_at, 'cancelled_at', o.cancelled_at,
          'delivery_date', o.delivery_date, 'delivery_time', to_char(o.delivery_time, 'HH24:MI'),
          'fulfilment', o.fulfilment, 'address', o.address, 'currency', o.currency,
          'items_total_minor', o.items_total_minor,
          'agreed_price_minor', o.agreed_price_minor, 'total_minor', o.total_minor,
          'deposit_kind', o.deposit_kind, 'deposit_value_minor', o.deposit_value_minor,
          'settlement', o.settlement, 'is_imported', o.is_imported, 'created_day', o.created_day,
          'paid_minor', coalesce((select sum(p.effect_minor) from payment p
            where p.business_id = own and p.order_id = o.id and p.currency = o.currency), 0),
          'lines', coalesce((select json_agg(json_build_object('name', i.dessert_name,
              'quantity', i.quantity::float8, 'unit_price_minor', i.unit_price_minor,
              'line_total_minor', i.line_total_minor, 'product_id', i.product_id) order by i.position)
            from order_item i where i.business_id = own and i.order_id = o.id), '[]'),
          'events', coalesce((select json_agg(json_build_object('kind', e.kind, 'to', e.to_value, 'at', e.at) order by e.at, e.id)
            from order_event e where e.business_id = own and e.order_id = o.id
              and e.kind in ('status', 'ready', 'not_ready', 'cancelled', 'restored')), '[]'))
        from order_request r join orders o on o.business_id = r.business_id and o.id = r.order_id
       where r.business_id = own and r.id = this and o.deleted_at is null);
    end $function$
;

CREATE OR REPLACE FUNCTION app.save_stand_in(p_name text, p_version bigint, p_state jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      if p_version = 0 then
        insert into stand_in values (p_name, 1, p_state) on conflict do nothing;
      else
        update stand_in set version = version + 1, state = p_state where name = p_name and version = p_version;
      end if;
      return found;
    end $function$
;

CREATE OR REPLACE FUNCTION app.search_text(p_text text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
      select normalize(lower(translate(
        regexp_replace(normalize(p_text, NFKD),
          '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u065f\u0670\u0900-\u0902\u093a\u093c\u0941-\u0948\u094d\u0951-\u0957\u0962\u0963\u3099\u309a]',
          '', 'g'),
        'ٱىة׳’‘״“”', 'ايه''''''"""')), NFC)
    $function$
;

CREATE OR REPLACE FUNCTION app.settle_billing_events(p_provider text, p_ids text[], p_outcome text, p_now timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      if app.proof() is distinct from 'webhook' then return; end if;
      update billing_event set outcome = p_outcome, settled_at = p_now
       where business_id = app.business() and provider = p_provider and event_id = any (p_ids);
    end $function$
;

CREATE OR REPLACE FUNCTION app.settle_cancellation(p_business uuid, p_subscription text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      delete from subscription_cancellation where business_id = p_business and subscription_ref = p_subscription;
    end $function$
;

CREATE OR REPLACE FUNCTION app.settle_owed(p_business uuid, p_until timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      update subscription set owed_until = null where business_id = p_business and owed_until = p_until;
    end $function$
;

CREATE OR REPLACE FUNCTION app.sign_account_out(p_account uuid, p_now timestamp with time zone)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      perform app.act_as_administrator();
      update account set session_version = session_version + 1 where id = p_account;
      return query update session set revoked_at = p_now
        where account_id = p_account and revoked_at is null returning id;
    end $function$
;

CREATE OR REPLACE FUNCTION app.spend_captcha(p_nonce text, p_expires timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    declare
      answer boolean;
    begin
      with taken as (
        insert into captcha_nonce (nonce, expires_at) values (p_nonce, p_expires)
          on conflict do nothing
        returning nonce
      )
      select exists (select from taken)
      into answer;
      return answer;
    end $function$
;

CREATE OR REPLACE FUNCTION app.spend_disavowal(p_hash text, p_password_hash text, p_now timestamp with time zone)
 RETURNS TABLE(business_id uuid, former_email text, email text, email_key text, full_name text, language text, sessions uuid[], phone text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    declare
      d record;
      ended record;
    begin
      select w.*, a.business_id as business, a.email as present, a.full_name as name, a.language as tongue
        into d from disavowal w join account a on a.id = w.account_id
       where w.token_hash = p_hash and w.used_at is null and w.expires_at > p_now for update of w, a;
      if not found then return; end if;
      update disavowal w set used_at = p_now where w.token_hash = p_hash;
      update account a set email = d.email, email_key = d.email_key,
          email_verified_at = case when a.email_key = d.email_key then a.email_verified_at else p_now end
       where a.id = d.account_id;
      -- An authenticator that was turned on within the seven days goes with its codes.
      update account_secret x set totp_secret = null, totp_confirmed_at = null
       where x.account_id = d.account_id and x.totp_confirmed_at > p_now - interval '7 days';
      if found then delete from recovery_code r where r.account_id = d.account_id; end if;
      update account_secret x set password_hash = p_password_hash where x.account_id = d.account_id;
      select * into ended from app.end_ways_in(d.account_id, '{}', p_now);
      return query select d.business, d.present, d.email, d.email_key, d.name, d.tongue, ended.sessions, ended.phone;
    end $function$
;

CREATE OR REPLACE FUNCTION app.spend_phone_code(p_account uuid, p_purpose text, p_phone text, p_hash text, p_most_tries integer, p_now timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    declare
      c record;
    begin
      select * into c from phone_code
       where account_id = p_account and purpose = p_purpose and phone_e164 = p_phone for update;
      if not found or c.expires_at <= p_now or c.tries >= p_most_tries then return false; end if;
      if c.code_hash <> p_hash then
        update phone_code set tries = tries + 1 where account_id = p_account and purpose = p_purpose;
        return false;
      end if;
      delete from phone_code where account_id = p_account and purpose = p_purpose;
      if p_purpose = 'verify' then
        update account set phone_e164 = p_phone, phone_verified_at = p_now, updated_at = p_now where id = p_account;
      end if;
      return true;
    end $function$
;

CREATE OR REPLACE FUNCTION app.spend_recovery_code(p_account uuid, p_hash text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    declare
      answer boolean;
    begin
      with taken as (
        delete from recovery_code where account_id = p_account and code_hash = p_hash returning account_id
      )
      select exists (select from taken)
      into answer;
      return answer;
    end $function$
;

CREATE OR REPLACE FUNCTION app.spend_reset(p_hash text, p_password_hash text, p_now timestamp with time zone)
 RETURNS TABLE(id uuid, email text, full_name text, language text, sessions uuid[], phone text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    declare
      owner_id uuid;
    begin
      select t.account_id into owner_id from email_token t join account a on a.id = t.account_id
       where t.token_hash = p_hash and t.purpose = 'reset' and t.used_at is null and t.expires_at > p_now
         and t.email = a.email
         for update;
      if not found then return; end if;
      update email_token t set used_at = p_now where t.token_hash = p_hash;
      update account_secret x set password_hash = p_password_hash where x.account_id = owner_id;
      return query select a.id, a.email, a.full_name, a.language, e.sessions, e.phone
        from app.end_ways_in(owner_id, '{}', p_now) e join account a on a.id = owner_id;
    end $function$
;

CREATE OR REPLACE FUNCTION app.spend_totp_step(p_account uuid, p_step bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      update account_secret x set totp_last_step = p_step where x.account_id = p_account and x.totp_last_step < p_step;
      return found;
    end $function$
;

CREATE OR REPLACE FUNCTION app.take_back_hit(p_key text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    begin
      update throttle set hits = hits - 1 where key = p_key and hits > 0;
    end $function$
;

CREATE OR REPLACE FUNCTION app.verify_email(p_hash text, p_approve boolean, p_now timestamp with time zone)
 RETURNS TABLE(outcome text, account_id uuid, business_id uuid, email text, full_name text, language text, waits_for_approval boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    declare
      t record;
    begin
      select et.token_hash, et.expires_at, et.used_at, et.email <> a.email as is_moved, a.id,
             a.business_id as business, a.email, a.full_name, a.language, a.email_verified_at, a.approved_at,
             a.declined_at, a.is_admin into t
        from email_token et join account a on a.id = et.account_id
       where et.token_hash = p_hash and et.purpose = 'verify' for update of et, a;
      if not found then return query select 'invalid', null::uuid, null::uuid, '', '', '', false; return; end if;
      if t.is_moved and t.used_at is not null then
        return query select 'used', null::uuid, null::uuid, '', '', '', false; return;
      end if;
      if t.email_verified_at is not null then
        return query select 'already', t.id, t.business, t.email, t.full_name, t.language, false; return;
      end if;
      if t.expires_at <= p_now then
        return query select 'expired', null::uuid, null::uuid, '', '', '', false; return;
      end if;
      update email_token et set used_at = p_now where et.token_hash = p_hash;
      update account a set email_verified_at = p_now, updated_at = p_now,
        approved_at = case when p_approve and a.declined_at is null then coalesce(a.approved_at, p_now)
          else a.approved_at end
       where a.id = t.id;
      return query select 'verified', t.id, t.business, t.email, t.full_name, t.language,
        t.approved_at is null and t.declined_at is null and not p_approve and not t.is_admin;
    end $function$
;

CREATE OR REPLACE FUNCTION app.withdraw_own_request(p_event uuid, p_now timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $function$
    declare
      own uuid := app.request_business();
      this uuid := app.request();
      answer boolean;
    begin
      with gone as (
        update order_request r set status = 'withdrawn', answered_at = p_now,
               updated_at = greatest(p_now, (r.updated_at at time zone 'UTC' + interval '1 millisecond') at time zone 'UTC')
         where r.business_id = own and r.id = this and r.status in ('new', 'quoted')
        returning r.business_id, r.id
      ), noted as (
        insert into request_event (business_id, request_id, id, kind, at)
          select business_id, id, p_event, 'withdrawn', p_now from gone
      )
      select exists (select from gone)
      into answer;
      return answer;
    end $function$
;

CREATE OR REPLACE FUNCTION app.without(p_text text, p_words text[])
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
    declare
      word text;
    begin
      foreach word in array p_words loop
        p_text := regexp_replace(p_text, '***=' || word, '—', 'gi');
      end loop;
      return p_text;
    end $function$
;
