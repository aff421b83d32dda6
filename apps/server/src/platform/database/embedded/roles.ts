import pg from "pg";
import { ownerRole } from "./cluster.ts";

/** The role that the application acts as: it owns nothing and cannot pass row-level security by. */
export const appRole = "marzipan_app";

/** The one database of the embedded cluster. */
export const databaseName = "marzipan";

/** Returns the address of a database of the cluster that listens in a socket folder, for one role. */
export function makeUrl(socketDir: string, role: string, database: string): string {
  const place = { host: socketDir, port: "5432", user: role, sslmode: "disable" };
  return `postgresql:///${database}?${new URLSearchParams(place).toString()}`;
}

/** Creates the application's role and the database where they are missing; harmless when repeated. */
export async function ensureDatabase(socketDir: string): Promise<void> {
  const client = new pg.Client({ connectionString: makeUrl(socketDir, ownerRole, "postgres") });
  await client.connect();
  try {
    const { rows } = await client.query<{ role: boolean; database: boolean }>(
      `select exists (select from pg_roles where rolname = $1) as role,
              exists (select from pg_database where datname = $2) as database`,
      [appRole, databaseName],
    );
    if (!rows[0]?.role) {
      await client.query(
        `create role ${appRole} login nosuperuser nobypassrls nocreatedb nocreaterole noinherit`,
      );
    }
    if (!rows[0]?.database) await client.query(`create database ${databaseName}`);
    await client.query(`revoke all on database ${databaseName} from public`);
    await client.query(`grant connect on database ${databaseName} to ${appRole}`);
  } finally {
    await client.end();
  }
}
