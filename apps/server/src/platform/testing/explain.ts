import type { Statement, Tx } from "../database/database.ts";
import type { Asked } from "../database/transaction.ts";
import type { TestApp } from "./test-app.ts";
import type { Caller } from "./test-caller.ts";

/** Returns the id of a caller's business. */
export async function businessOf(caller: Caller): Promise<string> {
  const me = await caller.get("/api/me");
  return me.body.business.id as string;
}

function statementOf(asked: Asked): Statement<unknown> {
  if (!("compile" in asked)) return asked;
  const { sql, parameters } = asked.compile();
  return { text: sql, values: parameters };
}

let prepared = 0;

/** Prepares a statement and returns how it is run; planned once, its plan is the same for all values. */
async function prepare<Row>(tx: Tx, { text, values }: Statement<Row>): Promise<Statement> {
  prepared += 1;
  const name = `explained_${prepared}`;
  await tx.query({ text: `prepare ${name} as ${text}`, values: [] });
  const none = values.length > 0 ? `(${values.map(() => "null").join(", ")})` : "";
  return { text: `execute ${name}${none}`, values: [] };
}

/**
 * Returns the plans that PostgreSQL makes for the statements that some work sends, under the row-level
 * security of a job's proof; the work itself is given no rows. `isForAll` returns the plans that it makes for all
 * businesses at once, as it does after some calls of a named statement where it takes that for cheaper.
 */
export async function explainWork(
  test: TestApp,
  businessId: string,
  work: (tx: Tx) => Promise<unknown>,
  isForAll = false,
): Promise<string[]> {
  // Citus tells no plan of a node's, and its coordinator crashes where it is to plan a statement without its values.
  if (test.isDistributed) throw new Error("plans are those of one PostgreSQL");
  return await test.deps.database.transact({ kind: "job", businessId }, async (tx) => {
    const plans: string[] = [];
    const explain = async (query: Asked): Promise<never[]> => {
      const statement = statementOf(query);
      const { text, values, isPlannedOnce = isForAll } = statement;
      const asked = isPlannedOnce ? await prepare(tx, statement) : { text, values };
      const lines = await tx.query<{ "QUERY PLAN": string }>({
        ...asked,
        text: `explain ${asked.text}`,
        isPlannedOnce,
      });
      plans.push(lines.map((line) => line["QUERY PLAN"]).join("\n"));
      return [];
    };
    const explaining: Tx = {
      ...tx,
      businessId: tx.businessId,
      query: explain,
      send: async (asked) => {
        const names = Object.keys(asked);
        for (const one of Object.values(asked)) await explain(one);
        if (Array.isArray(asked)) return asked.map(() => []) as never;
        return Object.fromEntries(names.map((name) => [name, []])) as never;
      },
    };
    await work(explaining);
    return plans;
  });
}
