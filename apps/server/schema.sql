-- The tables as the migrations leave them, for reading. Written by npm run schema; schema.test.ts compares it.
-- Each with its keys, indexes, policies, triggers and the application's grants. Functions are in the folder functions.

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
  order_page_secret text default replace((gen_random_uuid())::text, '-'::text, ''::text) not null,
  has_order_pages boolean default true not null,
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

create view client_order_stats with (security_invoker=true) as
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
) with (fillfactor=80);
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

create table import_mapping (
  business_id uuid not null,
  kind text not null,
  shape text not null,
  columns jsonb not null,
  updated_at timestamp with time zone not null,
  constraint import_mapping_pkey PRIMARY KEY (business_id, kind, shape),
  constraint import_mapping_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE
);
alter table import_mapping enable row level security;
create policy member on import_mapping for all
  using (business_id = app.member_business());
grant delete, insert, select, update on import_mapping to marzipan_app;

create table import_row (
  business_id uuid not null,
  import_id uuid not null,
  entry_id uuid not null,
  is_made boolean not null,
  filled text[] not null,
  changed_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  kind text,
  replaced jsonb default '{}'::jsonb not null,
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
  undone integer,
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

create table notification (
  business_id uuid not null,
  account_id uuid not null,
  id uuid not null,
  kind text not null,
  subject_id uuid not null,
  occasion text not null,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  push_at timestamp with time zone,
  pushed_at timestamp with time zone,
  mail_at timestamp with time zone default now(),
  mailed_at timestamp with time zone,
  constraint notification_pkey PRIMARY KEY (business_id, account_id, id),
  constraint notification_business_id_account_id_kind_subject_id_occasio_key UNIQUE (business_id, account_id, kind, subject_id, occasion),
  constraint notification_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE
);
CREATE INDEX notification_newest ON public.notification USING btree (business_id, account_id, created_at, id);
CREATE INDEX notification_old ON public.notification USING btree (created_at);
CREATE INDEX notification_to_mail ON public.notification USING btree (mail_at) WHERE (mail_at IS NOT NULL);
CREATE INDEX notification_to_push ON public.notification USING btree (push_at) WHERE (push_at IS NOT NULL);
CREATE INDEX notification_unread ON public.notification USING btree (business_id, account_id) WHERE (read_at IS NULL);
alter table notification enable row level security;
create policy event on notification for insert
  with check (business_id = app.business());
create policy member on notification for all
  using ((business_id = app.member_business()) AND ((app.proof() = 'job'::text) OR (account_id = app.own_account())));
grant delete, insert, select, update on notification to marzipan_app;

create table notification_delivery (
  business_id uuid not null,
  account_id uuid not null,
  quiet_from text,
  quiet_until text,
  is_digest boolean not null,
  updated_at timestamp with time zone not null,
  constraint notification_delivery_pkey PRIMARY KEY (business_id, account_id),
  constraint notification_delivery_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE
);
alter table notification_delivery enable row level security;
create policy member on notification_delivery for all
  using ((business_id = app.member_business()) AND (account_id = app.own_account()));
grant delete, insert, select, update on notification_delivery to marzipan_app;

create table notification_setting (
  business_id uuid not null,
  account_id uuid not null,
  kind text not null,
  channel text not null,
  is_on boolean not null,
  updated_at timestamp with time zone not null,
  constraint notification_setting_pkey PRIMARY KEY (business_id, account_id, kind, channel),
  constraint notification_setting_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE
);
alter table notification_setting enable row level security;
create policy member on notification_setting for all
  using ((business_id = app.member_business()) AND (account_id = app.own_account()));
grant delete, insert, select, update on notification_setting to marzipan_app;

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
  announced_at timestamp with time zone default now(),
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
alter table order_request enable row level security;
create policy member on order_request for all
  using (business_id = app.member_business());
create policy menu_ask on order_request for insert
  with check ((business_id = app.menu_business()) AND (status = 'new'::text) AND (order_id IS NULL));
grant delete, insert, select, update on order_request to marzipan_app;

create table order_word (
  business_id uuid not null,
  word text collate "C" not null,
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
  page_turn integer default 0 not null,
  has_page boolean default true not null,
  customer_update jsonb,
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
CREATE INDEX orders_customer_update ON public.orders USING btree (business_id, updated_at) WHERE (customer_update IS NOT NULL);
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

create table push_device (
  business_id uuid not null,
  account_id uuid not null,
  id uuid not null,
  session_id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  is_discreet boolean not null,
  created_at timestamp with time zone not null,
  constraint push_device_pkey PRIMARY KEY (business_id, account_id, id),
  constraint push_device_business_id_account_id_endpoint_key UNIQUE (business_id, account_id, endpoint),
  constraint push_device_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id) ON DELETE CASCADE
);
alter table push_device enable row level security;
create policy member on push_device for all
  using ((business_id = app.member_business()) AND ((app.proof() = 'job'::text) OR (account_id = app.own_account())));
grant delete, insert, select, update on push_device to marzipan_app;

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

create table vapid_key (
  is_only boolean default true not null,
  public_key text not null,
  private_key text not null,
  created_at timestamp with time zone not null,
  constraint vapid_key_pkey PRIMARY KEY (is_only),
  constraint vapid_key_is_only_check CHECK (is_only)
);
alter table vapid_key enable row level security;
