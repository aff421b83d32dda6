import { createDatabase } from "../apps/server/src/platform/database/database.ts";
import type { SessionProof } from "../apps/server/src/platform/database/proof.ts";
import { createPool } from "../apps/server/src/platform/database/pool.ts";
import { readAccess, signAccess } from "../apps/server/src/platform/session/tokens.ts";
import { sessionSecret } from "./bakers.ts";
import type { Ground } from "./ground.ts";
import { median, report } from "./report.ts";
import type { Pace } from "./rounds.ts";

const checksARound = 2000;
const atOnce = 8;

/**
 * Measures what checking a session costs the server: reading the signed token and entering under it in the
 * database, against the same statement in a transaction without either.
 */
export async function measureSessionCheck({ database, bakers }: Ground, pace: Pace): Promise<void> {
  const claims = bakers[0]?.claims;
  if (!claims) throw new Error("there is no baker");
  const now = (): Date => new Date();
  const pool = createPool({ connectionString: database.appUrl, max: atOnce, name: "bench" });
  const { read } = createDatabase({ pool, role: { role: "marzipan_app", isLogin: true }, now });
  const token = signAccess(sessionSecret, claims, now());
  const statement = { name: "one", text: "select 1 as one", values: [] };
  const checked = async (): Promise<void> => {
    const { sessionId, sessionVersion, businessId } = readAccess(sessionSecret, token, now());
    const proof = { kind: "session", sessionId, sessionVersion, businessId, isBeforeGates: false };
    await read(proof as SessionProof, () => statement);
  };
  const unchecked = async (): Promise<void> => {
    const client = await pool.connect();
    const sent = [client.query("begin read only"), client.query(statement), client.query("commit")];
    await Promise.all(sent);
    client.release();
  };
  const costs: number[] = [];
  for (let round = -2; round < pace.rounds; round += 1) {
    const bare = await timeOf(unchecked);
    const cost = (await timeOf(checked)) - bare;
    if (round >= 0) costs.push(cost);
  }
  await pool.end();
  report({
    name: "session check: processor time of the server",
    value: median(costs),
    unit: "ms",
    budget: { atMost: 0.1 },
  });
}

/** Returns the milliseconds of processor time that one of many calls takes in this process. */
async function timeOf(act: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  const calls = Array.from({ length: atOnce }, async () => {
    for (let call = 0; call < checksARound / atOnce; call += 1) await act();
  });
  await Promise.all(calls);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / checksARound;
}
