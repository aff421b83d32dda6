import { generateKeyPairSync } from "node:crypto";
import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * The devices that get push messages, each bound to the session in which it was registered; the keys with which the
 * server identifies itself to push services; and when a notification is due to be pushed, null once that is settled.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table push_device (
      business_id uuid not null references business (id) on delete cascade,
      account_id uuid not null,
      id uuid not null,
      session_id uuid not null,
      endpoint text not null,
      p256dh text not null,
      auth text not null,
      is_discreet boolean not null,
      created_at timestamptz not null,
      primary key (business_id, account_id, id),
      unique (business_id, account_id, endpoint)
    );
    alter table push_device enable row level security;
    create policy member on push_device for all
      using (business_id = app.member_business() and (app.proof() = 'job' or account_id = app.own_account()));

    create table vapid_key (
      is_only boolean primary key default true check (is_only),
      public_key text not null,
      private_key text not null,
      created_at timestamptz not null
    );
    alter table vapid_key enable row level security;

    alter table notification add column push_at timestamptz, add column pushed_at timestamptz;
    create index notification_to_push on notification (push_at) where push_at is not null;
  `.execute(db);
  // The key pair by which push services know this server, generated once (RFC 8292).
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  const { x = "", y = "", d = "" } = privateKey.export({ format: "jwk" });
  const point = [Buffer.from([4]), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")];
  const publicKey = Buffer.concat(point).toString("base64url");
  await sql`insert into vapid_key (public_key, private_key, created_at) values (${publicKey}, ${d}, now())`.execute(
    db,
  );
}
