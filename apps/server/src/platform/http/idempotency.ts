import { AppError } from "../app-error.ts";
import type { Database, Statement, Tx } from "../database/database.ts";
import type { Proof } from "../database/proof.ts";

/** What names one act: the caller's key, the call, and a hash of what was sent. */
export interface Act {
  key: string;
  call: string;
  bodyHash: string;
}

/** The answer of an earlier act with the same key. */
interface KeptAnswer {
  call: string;
  body_hash: string;
  reply: string;
}

/**
 * Runs a creating call once per key (rulings §8). Key and answer are kept together with the commit, so of two
 * that run at once the second fails on the key and gets the answer of the first; so does a later one, whatever
 * became of its own work. The same key with another body is refused.
 */
export async function runOnce<T>(
  database: Database,
  proof: Proof,
  act: Act,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  try {
    return await database.transact(proof, async (tx) => {
      const looking = findAnswer(tx, act);
      looking.catch(() => undefined);
      const answer = await work(tx);
      if (await looking) throw new AppError("idempotency_in_progress");
      tx.sendWithCommit(keepAnswer(tx, act, answer));
      return answer;
    });
  } catch (error) {
    const kept = await database.transact(proof, (tx) => findAnswer(tx, act)).catch(() => undefined);
    if (!kept) throw isKeyTaken(error) ? new AppError("idempotency_in_progress") : error;
    if (kept.call !== act.call || kept.body_hash !== act.bodyHash) {
      throw new AppError("idempotency_key_reused");
    }
    return JSON.parse(kept.reply) as T;
  }
}

async function findAnswer(tx: Tx, act: Act): Promise<KeptAnswer | undefined> {
  const [kept] = await tx.query<KeptAnswer>({
    name: "find_answer",
    text: "select call, body_hash, reply from idempotency where business_id = $1 and key = $2",
    values: [tx.businessId, act.key],
  });
  return kept;
}

function keepAnswer(tx: Tx, act: Act, answer: unknown): Statement {
  return {
    name: "keep_answer",
    text: `insert into idempotency (business_id, key, call, body_hash, reply, created_at)
      values ($1, $2, $3, $4, $5, $6)`,
    values: [tx.businessId, act.key, act.call, act.bodyHash, JSON.stringify(answer), tx.now],
  };
}

function isKeyTaken(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === "23505" && constraint === "idempotency_pkey";
}
