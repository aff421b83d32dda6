import type { Language } from "@marzipan/contract/languages";
import type { Database, Tx } from "../../platform/database/database.ts";
import { build } from "../../platform/database/tables.ts";

/** Counts one answer to the question whether an article helped. */
export async function countVote(
  database: Database,
  article: string,
  language: Language,
  isHelpful: boolean,
): Promise<void> {
  await database.lookUp({
    name: "help_count_vote",
    text: "select app.count_help_vote($1, $2, $3)",
    values: [article, language, isHelpful],
  });
}

/** Reads what was counted of all articles. */
export async function readVotes(tx: Tx) {
  return await tx.query(
    build
      .selectFrom("help_vote")
      .select(["article", "language", "helped", "not_helped"])
      .orderBy("article")
      .orderBy("language"),
  );
}
