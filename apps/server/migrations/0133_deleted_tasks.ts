import { sql } from "kysely";
import type { Kysely } from "kysely";

/** The order of the tasks in Recently deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index task_deleted on task (business_id, deleted_at desc, id desc) where deleted_at is not null;
  `.execute(db);
}
