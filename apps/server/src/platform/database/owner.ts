import pg from "pg";

const connectLimitMs = 10_000;

/** Runs work on a connection of its own as the owner of the tables; one that breaks fails the work and nothing else. */
export async function withOwner<T>(
  ownerUrl: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    connectionTimeoutMillis: connectLimitMs,
    keepAlive: true,
  });
  // The waiting statement rejects with the error; an `error` event without a listener would end the
  // process.
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
