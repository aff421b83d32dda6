import type { Tx } from "../../platform/database/database.ts";

/** What of the limits is used beside the month's orders. */
export interface Used {
  clients: number;
  products: number;
  storedBytes: number;
  people: number;
}

/** Counts clients and products that are not deleted, the bytes of stored files, and the people of the business. */
export async function countUsed(tx: Tx): Promise<Used> {
  const rows = await tx.query<Used>({
    name: "usage",
    text: `select
        (select count(*) from client where business_id = $1 and deleted_at is null) as clients,
        (select count(*) from product where business_id = $1 and deleted_at is null) as products,
        (select stored_bytes from business_counter where business_id = $1) as "storedBytes",
        (select count(*) from account where business_id = $1) as people`,
    values: [tx.businessId],
  });
  return rows[0] as Used;
}
