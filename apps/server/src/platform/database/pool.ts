import pg from "pg";
import { Batch } from "./batch.ts";
import type { Waiting } from "./batch.ts";
import { PreparedNames } from "./prepared-names.ts";
import type { AskedOf } from "./prepared-names.ts";
import { StartupError } from "../errors/startup-error.ts";
import { withOwner } from "./owner.ts";

/** How a connection takes on the role that owns nothing. */
export interface RoleChoice {
  /** The role that the application acts as. */
  role: string;
  /** The login is the role itself, or the role is set in every transaction. */
  isLogin: boolean;
}

/**
 * Time limits of everything that waits for the database, in milliseconds: a frozen one never
 * answers.
 */
const limits = {
  /** For a new connection. */
  connectMs: 2000,
  /** For a connection that others use. */
  turnMs: 5000,
  /** The database's own limit of a statement. */
  statementMs: 5000,
  /** For the answer to a statement, whatever has become of the database. */
  answerMs: 6000,
  /** The database's own limit of a pause within a transaction. */
  idleInTransactionMs: 20_000,
} as const;

/** The settings that the server's login must have by itself behind a pooler, times in milliseconds. */
const settings: Readonly<Record<string, string>> = {
  statement_timeout: String(limits.statementMs),
  idle_in_transaction_session_timeout: String(limits.idleInTransactionMs),
  TimeZone: "UTC",
};

/**
 * Refuses a login behind a pooler that lacks the time limits: a pooler hands a connection on with the settings of its
 * login, and drops without a word what a server asks for at its start.
 */
export async function refuseUnlimitedLogin(url: string): Promise<void> {
  const { rows } = await withOwner(url, (client) =>
    client.query<{ login: string; name: string; setting: string }>(
      "select current_user as login, name, setting from pg_settings where name = any ($1)",
      [Object.keys(settings)],
    ),
  );
  if (rows.every(({ name, setting }) => setting === settings[name])) return;
  const wanted = Object.entries(settings).map(
    ([name, value]) => `alter role "${rows[0]?.login ?? ""}" set ${name} = '${value}';`,
  );
  throw new StartupError(
    `Behind a pooler the time limits are settings of the login of DATABASE_URL. Let an administrator of the database run this, then let the pooler connect anew: ${wanted.join(" ")}`,
  );
}

/** A connection that is given up sooner than one that others use is waited for. */
class BoundedClient extends pg.Client {
  constructor(config: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: limits.connectMs });
  }
}

/** Creates a pool whose connections pipeline; dates stay texts, bigints and numerics become numbers. */
export function createPool(options: {
  connectionString: string;
  max: number;
  name: string;
  /** Commits wait until they are on disk; else the last ones are lost when the machine fails. */
  isDurable?: boolean;
  /** Each transaction may have another connection: no statement is prepared, and the login brings the settings. */
  isPooled?: boolean;
}): pg.Pool {
  const { isPooled = false, isDurable = true } = options;
  const ownSettings: pg.PoolConfig = {
    statement_timeout: limits.statementMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    options: `-c timezone=UTC${isDurable ? "" : " -c synchronous_commit=off"}`,
  };
  const config: pg.PoolConfig & { pipeline: boolean } = {
    connectionString: options.connectionString,
    max: options.max,
    application_name: options.name,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: limits.turnMs,
    query_timeout: limits.answerMs,
    ...(isPooled ? {} : ownSettings),
    keepAlive: true,
    Client: BoundedClient as never,
    pipeline: true,
    types: { getTypeParser },
  };
  const pool = new pg.Pool(config);
  // A connection that breaks is replaced; the query that uses it rejects. Without a listener the
  // event would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
    sendTogether(client);
    if (isPooled) sendUnnamed(client);
  });
  return pool;
}

/** Sends what a connection is asked within one turn of the event loop together. */
function sendTogether(client: pg.PoolClient): void {
  const send = client.query.bind(client) as (...given: unknown[]) => unknown;
  const names = new PreparedNames(getTypeParser);
  let gathered: Waiting[] = [];
  const sendGathered = (): void => {
    if (gathered.length === 0) return;
    const batch = new Batch(gathered, names);
    gathered = [];
    send(batch);
  };
  const query = (given: unknown, ...rest: unknown[]): unknown => {
    if (!isStatement(given) || rest.length > 0) {
      sendGathered();
      return send(given, ...rest);
    }
    const { name, text } = given;
    const values = given.values.map(toText);
    if (gathered.length === 0) process.nextTick(sendGathered);
    const answer = new Promise<pg.QueryResult>((resolve, reject) => {
      const asked = name === undefined ? { text, values } : { name, text, values };
      gathered.push({ asked, resolve, reject });
    });
    // The stack of an answer leads to the socket; that of the asking leads to who asked.
    return answer.catch((error: unknown) => {
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    });
  };
  client.query = query as typeof client.query;
}

/** Writes a value as PostgreSQL's text. */
const toText = (pg as unknown as { utils: { prepareValue: (value: unknown) => unknown } }).utils
  .prepareValue;

function isStatement(given: unknown): given is AskedOf {
  return typeof given === "object" && given !== null && "text" in given && "values" in given;
}

/** Removes the names of statements: what was prepared on one connection of a pooler is not there on the next. */
function sendUnnamed(client: pg.PoolClient): void {
  const send = client.query.bind(client) as (...given: unknown[]) => unknown;
  const query = (given: unknown, ...rest: unknown[]): unknown =>
    send(isNamed(given) ? { ...given, name: undefined } : given, ...rest);
  client.query = query as typeof client.query;
}

function isNamed(given: unknown): given is { name: string } {
  return typeof given === "object" && given !== null && "name" in given;
}

const dateOid = 1082;
const bigintOid = 20;
const numericOid = 1700;
const timeOid = 1083;

/** How values arrive: calendar days and times of day as text, bigint and numeric as numbers. */
export const getTypeParser = ((oid: number, format?: "text" | "binary") => {
  if (oid === dateOid) return (text: string) => text;
  if (oid === timeOid) return (text: string) => text.slice(0, 5);
  if (oid === bigintOid || oid === numericOid) return Number;
  return pg.types.getTypeParser(oid, format as "text");
}) as typeof pg.types.getTypeParser;
