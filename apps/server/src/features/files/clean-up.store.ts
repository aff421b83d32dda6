import type pg from "pg";

/** Every column that holds files by a foreign key, `file_id` and its like, with its table. */
const fileHolders = `
  select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c
    join pg_attribute f on f.attrelid = c.confrelid and f.attname = 'id'
    join pg_attribute a on a.attrelid = c.conrelid
     and a.attnum = c.conkey[array_position(c.confkey, f.attnum)]
   where c.contype = 'f' and c.confrelid = 'file'::regclass`;

/** A file by its business and its id. */
export interface FileName {
  businessId: string;
  id: string;
}

/**
 * Deletes the rows of files that nothing shows and that were put up before an instant, subtracts their bytes from
 * the plan's storage, and returns them.
 */
export async function deleteUnusedFiles(client: pg.Client, since: Date): Promise<FileName[]> {
  const holders = await client.query<{ table: string; column: string }>(fileHolders);
  const isHeld = holders.rows.map(
    ({ table, column }) =>
      `exists (select from ${table} h where h.business_id = f.business_id and h."${column}" = f.id)`,
  );
  // Uploads of the last day are kept, since the form that will use them may still be open.
  const unused = `
    delete from file f
     where f.created_at < $1
       and not exists (select from business b where b.id = f.business_id and b.logo_id = f.id)
       and not exists (select from account a where a.business_id = f.business_id and a.profile_image_id = f.id)
       ${isHeld.map((held) => `and not ${held}`).join("\n       ")}
    returning f.business_id, f.id, f.size_bytes`;
  const { rows } = await client.query<FileName>(
    `with gone as (${unused}), freed as (
       update business_counter c set stored_bytes = greatest(0, c.stored_bytes - g.bytes)
         from (select business_id, sum(size_bytes) as bytes from gone group by business_id) g
        where c.business_id = g.business_id
     ) select business_id as "businessId", id from gone`,
    [since],
  );
  return rows;
}

/** Returns which of the files have no row. */
export async function listRowless(
  client: pg.Client,
  files: readonly FileName[],
): Promise<FileName[]> {
  const { rows } = await client.query<{ name: string }>(
    `select f.business_id || '/' || f.id as name
       from file f join unnest($1::text[], $2::text[]) as k (business_id, id)
         on f.business_id::text = k.business_id and f.id = k.id::uuid`,
    [files.map(({ businessId }) => businessId), files.map(({ id }) => id)],
  );
  const known = new Set(rows.map(({ name }) => name));
  return files.filter(({ businessId, id }) => !known.has(`${businessId}/${id}`));
}
