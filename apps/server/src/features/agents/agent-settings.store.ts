import type { Tx } from "../../platform/database/database.ts";

/** Whether a hosted model may be given what tells of people, and who decided so when. */
export interface AgentSetting {
  sharesDetails: boolean;
  changedBy: string | null;
  changedAt: Date;
}

/** Answers what was decided; `undefined` while nobody has. */
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

/** What is looked for: normalised words, and the normalised text that whole names may stand in. */
export interface NameSearch {
  words: readonly string[];
  text: string;
  /** Orders and requests before this day are not looked through. */
  since: string;
}

/**
 * Lists the names that have one of the words or stand in the text: of clients, and of those whom orders of the last
 * time and requests name.
 */
export async function findNames(tx: Tx, { words, text, since }: NameSearch): Promise<string[]> {
  const isSaid = (key: string): string =>
    `(string_to_array(${key}, ' ') && $2::text[] or length(${key}) > 1 and strpos($3, ${key}) > 0)`;
  const rows = await tx.query<{ name: string }>({
    text: `select name from client where business_id = $1 and ${isSaid("name_key")}
      union select client_name from orders where business_id = $1 and client_id is null and deleted_at is null
        and delivery_date >= $4 and ${isSaid("client_key")}
      union select name from order_request where business_id = $1 and delivery_date >= $4
        and string_to_array(search_key, ' ') && $2::text[]
      limit 200`,
    values: [tx.businessId, words, text, since],
  });
  return rows.map(({ name }) => name);
}
