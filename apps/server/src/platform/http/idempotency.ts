import { AppError } from "../errors/app-error.ts";
import type { Database, Statement, Tx } from "../database/database.ts";
import type { ProofKind, ProofOf } from "../database/proof.ts";

/** What names one act: the caller's key, the call, and a hash of what was sent. */
export interface Act {
  /** Whose key it is. */
  accountId: string;
  key: string;
  call: string;
  bodyHash: string;
}

/** The answer of an earlier act with the same key. */
interface KeptAnswer {
  call: string;
  body_hash: string;
  /** `null` after a person named in it was erased. */
  reply: string | null;
}

/**
 * Runs a creating call once per key (rulings §8). Key and answer are kept in one round trip with the commit, so
 * of two that run at once the second fails on the key; it gets the answer of the first, and so does a later one,
 * whatever became of its own work. The same key with another body is refused. Work that ends with `commitWith` and
 * without a reply returns the column `json` of its last statement.
 */
export async function runOnce<T, Kind extends ProofKind>(
  database: Database,
  proof: ProofOf<Kind>,
  act: Act,
  work: (tx: Tx<Kind>) => Promise<T>,
): Promise<T> {
  try {
    return await database.transact(proof, async (tx) => {
      let isKept = false;
      const commitWith: Tx["commitWith"] = async (asked, reply) => {
        isKept = true;
        const kept = reply
          ? [...asked, keepAnswer(tx, act, String(reply.text))]
          : [
              ...asked.slice(0, -1),
              keepAnswer(tx, act, null),
              keepWhatAnswers(tx, act, asked.at(-1) as Statement),
            ];
        return (await tx.commitWith(kept)) as never;
      };
      const answer = await work(Object.assign(Object.create(tx) as Tx<Kind>, { commitWith }));
      if (!isKept) await tx.commitWith([keepAnswer(tx, act, JSON.stringify(answer))]);
      return answer;
    });
  } catch (error) {
    // While the database is unreachable the look-up would only time out; a retry with the key gets
    // the stored answer.
    if (error instanceof AppError && error.status === 503) throw error;
    const kept = await database.transact(proof, (tx) => findAnswer(tx, act)).catch(() => undefined);
    if (!kept) throw isKeyTaken(error) ? new AppError("idempotency_in_progress") : error;
    if (kept.call !== act.call || kept.body_hash !== act.bodyHash) {
      throw new AppError("idempotency_key_reused");
    }
    if (kept.reply === null) throw new AppError("not_found");
    return JSON.parse(kept.reply) as T;
  }
}

async function findAnswer(tx: Tx, act: Act): Promise<KeptAnswer | undefined> {
  const [kept] = await tx.query<KeptAnswer>({
    name: "find_answer",
    text: `select call, body_hash, reply from idempotency
      where business_id = $1 and account_id = $2 and key = $3`,
    values: [tx.businessId, act.accountId, act.key],
  });
  return kept;
}

function keepAnswer(tx: Tx, act: Act, reply: string | null): Statement {
  return {
    name: "keep_answer",
    text: `insert into idempotency (business_id, account_id, key, call, body_hash, created_at, reply)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [...valuesOf(tx, act), reply],
  };
}

/** Lets the database keep what a statement answers as `json` under a key that is kept, and answer it. */
function keepWhatAnswers(tx: Tx, act: Act, { name, text, values }: Statement): Statement {
  const [business, account, key] = [1, 2, 3].map((place) => `$${values.length + place}`);
  return {
    ...(name === undefined ? {} : { name: `keep_${name}` }),
    text: `update idempotency set reply = (select answer.json from (${text}) answer)
      where business_id = ${business}::uuid and account_id = ${account}::uuid and key = ${key}::text
      returning reply as json`,
    values: [...values, tx.businessId, act.accountId, act.key],
  };
}

function valuesOf(tx: Tx, act: Act): unknown[] {
  return [tx.businessId, act.accountId, act.key, act.call, act.bodyHash, tx.now];
}

function isKeyTaken(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === "23505" && constraint === "idempotency_pkey";
}
