import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";
import pg from "pg";
import { getTypeParser } from "../apps/server/src/platform/database/pool.ts";
import { compileValue, numbering } from "./replay.ts";
import type { Replay } from "./replay.ts";

/** What a bare server is told: where it listens, its database, and what to send for which path. */
export interface BareOrders {
  port: number;
  databaseUrl: string;
  poolSize: number;
  replays: Record<string, Replay>;
}

type Answer = (caller: number) => Promise<string>;

const orders = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as BareOrders;
const config: pg.PoolConfig & { pipeline: boolean } = {
  connectionString: orders.databaseUrl,
  max: orders.poolSize,
  idleTimeoutMillis: 60_000,
  pipeline: true,
  // As the product has it where it matters: PostgreSQL does not plan a statement again for each call.
  options: "-c plan_cache_mode=force_generic_plan",
  types: { getTypeParser },
};
const pool = new pg.Pool(config);
const answers = new Map(
  Object.entries(orders.replays).map(([path, replay]) => [path, prepareAnswer(replay)]),
);

const pages = new Map(
  Object.entries(orders.replays).flatMap(([path, { pageFile }]) =>
    pageFile === undefined ? [] : [[path, readFileSync(pageFile)] as const],
  ),
);

/** Creates the function that replays the statements for a caller and returns the last rows as JSON. */
function prepareAnswer(replay: Replay): Answer {
  const batches = replay.batches.map((batch) =>
    batch.map(({ name, text, values }) => ({ name, text, makers: values.map(compileValue) })),
  );
  return async (caller) => {
    const fresh = Array.from({ length: replay.freshCount }, () => randomUUID());
    const given = { fresh, own: replay.callers[caller] ?? [], now: new Date(), number: "" };
    let rows: { json?: string; number?: number }[] = [];
    const client = await pool.connect();
    try {
      for (const batch of batches) {
        const results = await Promise.all(
          batch.map(async ({ name, text, makers }) => {
            const values = makers.map((make) => make(given));
            const answer = await client.query({ name, text, values } as pg.QueryConfig);
            if (name === numbering) given.number = String(answer.rows[0]?.number);
            return answer;
          }),
        );
        rows = results.findLast((result) => result.rows.length > 0)?.rows ?? rows;
      }
    } finally {
      client.release();
    }
    const isJson = rows[0]?.json !== undefined;
    return isJson ? `[${rows.map((row) => row.json).join(",")}]` : JSON.stringify(rows);
  };
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = "";
  for await (const part of request) text += String(part);
  return text === "" ? undefined : JSON.parse(text);
}

const server = createServer((request, response) => {
  const [path = "", caller = "0"] = (request.url ?? "").split("?caller=");
  const work = async (): Promise<void> => {
    if (request.method === "POST") await readBody(request);
    const text = await answers.get(path)?.(Number(caller));
    const page = pages.get(path);
    if (page) {
      response.writeHead(200, {
        "content-type": "text/html; charset=utf-8",
        "content-encoding": "br",
        "content-length": page.length,
      });
      response.end(page);
      return;
    }
    response.writeHead(text === undefined ? 404 : 200, {
      "content-type": "application/json; charset=utf-8",
      "content-length": Buffer.byteLength(text ?? ""),
    });
    response.end(text);
  };
  work().catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    response.writeHead(500).end();
  });
});

server.listen(orders.port, "127.0.0.1", () => process.stdout.write("open\n"));
