import type { MonthPaper } from "@marzipan/contract/accountant";
import type { Language } from "@marzipan/contract/languages";
import type { Database, Tx } from "../../platform/database/database.ts";
import { build } from "../../platform/database/tables.ts";
import type { Column } from "../../platform/database/tables.ts";
import type { SubscribedRow } from "../../platform/account/plan-of-row.ts";

/** Who gets the papers. */
export interface AccountantRow {
  email: string;
  language: Language;
  is_on: Column<"accountant.is_on">;
  papers: MonthPaper[];
}

/** Returns who gets the papers. */
export async function loadAccountant(tx: Tx): Promise<AccountantRow | undefined> {
  const rows = await tx.query<AccountantRow>({
    name: "accountant",
    text: "select email, language, is_on, papers from accountant where business_id = $1",
    values: [tx.businessId],
  });
  return rows[0];
}

/** Stores who gets the papers. */
export async function storeAccountant(tx: Tx, row: AccountantRow): Promise<void> {
  await tx.query(
    build
      .insertInto("accountant")
      .values({ ...row, business_id: tx.businessId, updated_at: tx.now })
      .onConflict((conflict) =>
        conflict.column("business_id").doUpdateSet({ ...row, updated_at: tx.now }),
      ),
  );
}

/** Forgets who gets the papers. */
export async function forgetAccountant(tx: Tx): Promise<void> {
  await tx.query(build.deleteFrom("accountant").where("business_id", "=", tx.businessId));
}

/** Papers that were sent. */
export interface SentRow {
  id: string;
  month: string;
  email: string;
  language: Language;
  papers: MonthPaper[];
  sent_at: Column<"sent_papers.sent_at">;
  open_until: Column<"sent_papers.open_until">;
  stopped_at: Column<"sent_papers.stopped_at">;
}

/** Lists the papers that were sent, the last first. */
export async function listSent(tx: Tx, limit: number): Promise<SentRow[]> {
  return await tx.query<SentRow>({
    name: "sent_papers",
    text: `select id, month, email, language, papers, sent_at, open_until, stopped_at from sent_papers
      where business_id = $1 order by month desc limit $2`,
    values: [tx.businessId, limit],
  });
}

/** Stores papers that are sent; returns whether those of the month were not before. */
export async function addSent(
  tx: Tx,
  row: Omit<SentRow, "stopped_at"> & { token_hash: Column<"sent_papers.token_hash"> },
): Promise<boolean> {
  const stored = await tx.query(
    build
      .insertInto("sent_papers")
      .values({ ...row, business_id: tx.businessId })
      .onConflict((conflict) => conflict.columns(["business_id", "month"]).doNothing())
      .returning("id"),
  );
  return stored.length > 0;
}

/** Papers that were mailed to the owner as a test. */
export type TestRow = Pick<SentRow, "month" | "language" | "papers" | "open_until"> & {
  token_hash: Column<"test_papers.token_hash">;
};

/** Stores the papers of a test; the link of the one before opens nothing any more. */
export async function storeTest(tx: Tx, row: TestRow): Promise<void> {
  await tx.query(
    build
      .insertInto("test_papers")
      .values({ ...row, business_id: tx.businessId })
      .onConflict((conflict) => conflict.column("business_id").doUpdateSet(row)),
  );
}

/** Ends the link of sent papers; returns whether there are any of that id. */
export async function stopSent(tx: Tx, id: string): Promise<boolean> {
  const stopped = await tx.query(
    build
      .updateTable("sent_papers")
      .set((set) => ({ stopped_at: set.fn.coalesce("stopped_at", set.val(tx.now)) }))
      .where("business_id", "=", tx.businessId)
      .where("id", "=", id)
      .returning("id"),
  );
  return stopped.length > 0;
}

/** A business whose papers of last month are to be sent, its day, and what its plan says. */
export interface DueBusiness extends SubscribedRow {
  business_id: Column<"subscription.business_id">;
  today: string;
}

/** Lists the businesses whose papers of last month are to be sent, in the first days of the month. */
export async function listDuePapers(
  database: Database,
  now: Date,
  days: number,
): Promise<DueBusiness[]> {
  return await database.lookUp<DueBusiness>({
    text: "select * from app.list_due_papers($1, $2)",
    values: [now, days],
  });
}

/** What a link to papers opens. */
export interface FoundPapers {
  business_id: Column<"sent_papers.business_id">;
  business_name: Column<"business.name">;
  month: string;
  language: Language;
  papers: MonthPaper[];
  open_until: Column<"sent_papers.open_until">;
  today: string;
  currency: string;
}

/** Returns what an open link opens. */
export async function findPapers(
  database: Database,
  tokenHash: string,
  now: Date,
): Promise<FoundPapers | undefined> {
  const rows = await database.lookUp<FoundPapers>({
    text: "select * from app.find_papers($1, $2)",
    values: [tokenHash, now],
  });
  return rows[0];
}
