import { AppError } from "../app-error.ts";
import type { Database, Tx } from "../database/database.ts";
import type { Proof } from "../database/proof.ts";
import { build } from "../database/tables.ts";

/** What names one act: the caller's key, the call, and a hash of what was sent. */
export interface Act {
  key: string;
  call: string;
  bodyHash: string;
}

/**
 * Runs a creating call once per key (rulings §8). The key is taken inside the writing transaction: a
 * second try waits for the first, then gets its stored answer; the same key with another body is refused.
 */
export async function runOnce<T>(
  database: Database,
  proof: Proof,
  act: Act,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  let isRepeat = false;
  try {
    return await database.transact(proof, async (tx) => {
      isRepeat = false;
      const taking = takeKey(tx, act).then((taken) => {
        isRepeat = !taken;
      });
      taking.catch(() => undefined);
      const answer = await work(tx);
      await taking;
      if (isRepeat) throw new AppError("idempotency_in_progress");
      await keepAnswer(tx, act, answer);
      return answer;
    });
  } catch (error) {
    if (!isRepeat) throw error;
    return (await database.transact(proof, (tx) => readAnswer(tx, act))) as T;
  }
}

async function takeKey(tx: Tx, act: Act): Promise<boolean> {
  const rows = await tx.query({
    name: "take_key",
    text: `insert into idempotency (business_id, key, call, body_hash, created_at)
      values ($1, $2, $3, $4, $5) on conflict do nothing returning key`,
    values: [tx.businessId, act.key, act.call, act.bodyHash, tx.now],
  });
  return rows.length > 0;
}

async function keepAnswer(tx: Tx, act: Act, answer: unknown): Promise<void> {
  await tx.query({
    name: "keep_answer",
    text: "update idempotency set reply = $3 where business_id = $1 and key = $2",
    values: [tx.businessId, act.key, JSON.stringify(answer)],
  });
}

async function readAnswer(tx: Tx, act: Act): Promise<unknown> {
  const stored = await tx.row(
    build
      .selectFrom("idempotency")
      .select(["call", "body_hash", "reply"])
      .where("business_id", "=", tx.businessId)
      .where("key", "=", act.key),
  );
  if (!stored?.reply) throw new AppError("idempotency_in_progress");
  if (stored.call !== act.call || stored.body_hash !== act.bodyHash) {
    throw new AppError("idempotency_key_reused");
  }
  return JSON.parse(stored.reply) as unknown;
}
