import type { Tx } from "../../platform/database/database.ts";

/** Whether a hosted model may be given what tells of people, and who decided so when. */
export interface AgentSetting {
  sharesDetails: boolean;
  changedBy: string | null;
  changedAt: Date;
}

/** Returns what was decided; `undefined` while no one has. */
export async function loadSetting(tx: Tx): Promise<AgentSetting | undefined> {
  const rows = await tx.query<AgentSetting>({
    name: "agent_setting",
    text: `select s.shares_details as "sharesDetails", a.full_name as "changedBy", s.changed_at as "changedAt"
      from agent_setting s left join account a on a.id = s.changed_by
      where s.business_id = $1`,
    values: [tx.businessId],
  });
  return rows[0];
}

/** Stores what an account decides. */
export async function saveSetting(
  tx: Tx,
  sharesDetails: boolean,
  accountId: string,
): Promise<void> {
  await tx.query({
    text: `insert into agent_setting (business_id, shares_details, changed_by, changed_at) values ($1, $2, $3, $4)
      on conflict (business_id) do update set shares_details = $2, changed_by = $3, changed_at = $4`,
    values: [tx.businessId, sharesDetails, accountId, tx.now],
  });
}

/** What is looked for: normalised words, and the normalised text that whole names may be in. */
export interface NameSearch {
  words: readonly string[];
  text: string;
  /** Orders and requests before this day are not looked through. */
  since: string;
}

/** More than the words of a message and of what was said before. */
const mostNames = 2000;

/**
 * Lists the names that hold one of the words, one for each word, or are in the text: of clients, and of those whom
 * orders of the last time and requests name. A word that hundreds share leaves no other name out.
 */
export async function findNames(tx: Tx, { words, text, since }: NameSearch): Promise<string[]> {
  const rows = await tx.query<{ name: string }>({
    text: `with named as (
        select name, name_key as key, name_key as whole, 1 as source from client where business_id = $1
        union all
        select client_name, client_key, client_key, 2 from orders where business_id = $1 and client_id is null
          and deleted_at is null and delivery_date >= $4
        union all
        select name, search_key, lower(name), 3 from order_request where business_id = $1 and delivery_date >= $4
      ), worded as (
        select name, whole, source, unnest(string_to_array(key, ' ')) as word from named
      ), chosen as (
        select distinct on (word, source) name from worded where word = any($2::text[])
        order by word, source, strpos($3, whole) > 0 desc, strpos(whole, word) > 0 desc, name
      )
      select name from chosen
      union select name from named where length(whole) > 1 and strpos($3, whole) > 0
      limit ${mostNames}`,
    values: [tx.businessId, words, text, since],
  });
  return rows.map(({ name }) => name);
}

/** The phone numbers and addresses that are looked for. */
export interface ContactSearch {
  /** The last five digits of numbers. */
  ends: readonly string[];
  words: readonly string[];
  /** Orders and requests before this day are not looked through. */
  since: string;
}

/**
 * Finds the phone numbers, as digits, that end like one of `ends`, and the addresses that hold one of
 * the words: of clients, and of orders and requests since a day.
 */
export async function findContacts(
  tx: Tx,
  { ends, words, since }: ContactSearch,
): Promise<{ phones: string[]; addresses: string[] }> {
  const rows = await tx.query<{ phone: string | null; address: string | null }>({
    text: `with reached as (
        select phone, null as address from client where business_id = $1
        union
        select phone, address from orders where business_id = $1 and deleted_at is null and delivery_date >= $4
        union
        select phone, address from order_request where business_id = $1 and delivery_date >= $4
      ), digits as (
        select distinct regexp_replace(phone, '\\D', '', 'g') as phone from reached
      )
      select phone, null as address from digits where right(phone, 5) = any($2::text[])
      union all
      select distinct null, address from reached
      where string_to_array(lower(regexp_replace(address, '[^[:alnum:]]+', ' ', 'g')), ' ') && $3::text[]
      limit ${mostNames}`,
    values: [tx.businessId, ends, words, since],
  });
  return {
    phones: rows.flatMap(({ phone }) => phone ?? []),
    addresses: rows.flatMap(({ address }) => address ?? []),
  };
}
