import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { findPort } from "./free-port.ts";
import { endProcess } from "./server-process.ts";
import { untilOpen } from "./until-open.ts";

/** A PgBouncer in transaction mode before a PostgreSQL. */
export interface Pooler {
  /** Returns the address through the pooler of a database's own address. */
  through(url: string): string;
  /** Ends it as a crash does: anyone who is connected is cut off. */
  kill(): Promise<void>;
  /** Starts it again after it was killed, at the same address. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the PgBouncer at a path before the PostgreSQL of a login's address, as its manual has it for servers that ask
 * for settings at their start. Every database of the PostgreSQL is reached by its own name.
 */
export async function startPooler(program: string, loginUrl: string): Promise<Pooler> {
  const { host, port: databasePort, user: login = "", password } = new pg.Client(loginUrl);
  const folder = mkdtempSync(path.join(tmpdir(), "marzipan-pooler-"));
  // PgBouncer refuses to run as root and becomes another user.
  chmodSync(folder, 0o755);
  const port = await findPort();
  const file = path.join(folder, "pgbouncer.ini");
  writeFileSync(path.join(folder, "users.txt"), `"${login}" "${password ?? ""}"\n`);
  writeFileSync(
    file,
    `[databases]
* = host=${host} port=${databasePort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${folder}/users.txt
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
server_idle_timeout = 5
`,
  );
  const asUser = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const run = async (): Promise<ChildProcess> => {
    const child = spawn(program, [...asUser, "-q", file], { stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (data: Buffer) => (said += data.toString()));
    await untilOpen(port, child, () => said);
    return child;
  };
  let child = await run();
  return {
    through: (url) => {
      const { pathname } = new URL(url);
      return `postgres://${encodeURIComponent(login)}@127.0.0.1:${port}${pathname}`;
    },
    kill: async () => void (await endProcess(child, "SIGKILL")),
    startAgain: async () => {
      child = await run();
    },
    stop: async () => {
      await endProcess(child, "SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Gives a login the settings that a server behind a pooler asks of it (docs/OPERATIONS.md). */
export async function limitLogin(ownerUrl: string, login: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  for (const [name, value] of [
    ["statement_timeout", "5s"],
    ["idle_in_transaction_session_timeout", "20s"],
    ["timezone", "UTC"],
  ] as const)
    await client.query(`alter role ${client.escapeIdentifier(login)} set ${name} = '${value}'`);
  await client.end();
}
