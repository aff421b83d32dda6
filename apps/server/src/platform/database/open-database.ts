import type pg from "pg";
import type { Logger } from "pino";
import type { Config } from "../config/config.ts";
import { makeToken } from "../formats/ids.ts";
import type { NamedTable } from "../feature/feature.ts";
import { StartupError } from "../errors/startup-error.ts";
import { startEmbedded } from "./embedded/embedded.ts";
import { findCutRestore } from "./restoring.ts";
import { grantAccess, migrateToLatest } from "./migrate.ts";
import { withOwner } from "./owner.ts";
import { refuseUnlimitedLogin } from "./pool.ts";
import type { RoleChoice } from "./pool.ts";
import { createStartLock } from "./start-lock.ts";
import type { StartLock } from "./start-lock.ts";

/** A database that is migrated and granted, ready to be used. */
export interface OpenedDatabase {
  ownerUrl: string;
  appUrl: string;
  role: RoleChoice;
  /** A secret that the database keeps for modes that need none configured. */
  keptSecret: string;
  /** Its rows are spread over nodes by Citus. */
  isDistributed?: boolean;
  stop(): Promise<void>;
}

/**
 * Opens the configured database, or the embedded one; migrates it as its owner. A lock that is given stays held, one
 * of its own does not.
 */
export async function openDatabase(
  config: Config,
  log: Logger,
  tables: readonly NamedTable[],
  lock?: StartLock,
): Promise<OpenedDatabase> {
  if (config.databaseUrl === null) {
    const embedded = await startEmbedded({
      dataDir: config.dataDir,
      log: (line, level = "info") => log[level]({ postgres: line }, "postgres"),
    });
    try {
      const role = { role: "marzipan_app", isLogin: true };
      return {
        ...(await prepare(embedded.ownerUrl, embedded.appUrl, role, tables)),
        stop: embedded.stop,
      };
    } catch (error) {
      await embedded.stop();
      throw error;
    }
  }
  const ownerUrl = config.databaseOwnerUrl ?? config.databaseUrl;
  await refuseUnreachable(
    ownerUrl,
    config.databaseOwnerUrl ? "DATABASE_OWNER_URL" : "DATABASE_URL",
  );
  await refuseUnreachable(config.databaseUrl, "DATABASE_URL");
  const held = lock ?? createStartLock(log);
  await held.take(ownerUrl);
  try {
    const role = await chooseRole(config, ownerUrl);
    if (config.isPooled) await refuseUnlimitedLogin(config.databaseUrl);
    return {
      ...(await prepare(ownerUrl, config.databaseUrl, role, tables)),
      stop: async () => undefined,
    };
  } finally {
    if (!lock) await held.release();
  }
}

/** Migrates a database, grants the role its access, and returns how to use it. */
export async function prepare(
  ownerUrl: string,
  appUrl: string,
  role: RoleChoice,
  tables: readonly NamedTable[],
): Promise<Omit<OpenedDatabase, "stop">> {
  await refuseCutRestore(ownerUrl);
  await migrateToLatest(ownerUrl);
  await grantAccess(ownerUrl, role.role, tables);
  const keptSecret = await keepSecret(ownerUrl);
  return { ownerUrl, appUrl, role, keptSecret, isDistributed: await hasCitus(ownerUrl) };
}

async function hasCitus(ownerUrl: string): Promise<boolean> {
  const { rowCount } = await withOwner(ownerUrl, (client) =>
    client.query("select from pg_extension where extname = 'citus'"),
  );
  return rowCount === 1;
}

async function refuseCutRestore(ownerUrl: string): Promise<void> {
  const backup = await withOwner(ownerUrl, findCutRestore);
  if (backup === null) return;
  throw new StartupError(
    `A restore into this database was cut short: run it again before Marzipan starts (npm run restore -- ${backup}).`,
  );
}

async function keepSecret(ownerUrl: string): Promise<string> {
  return await withOwner(ownerUrl, async (client) => {
    await client.query(
      "insert into app.setting (name, value) values ('session_secret', $1) on conflict do nothing",
      [makeToken()],
    );
    const answer = await client.query<{ value: string }>(
      "select value from app.setting where name = 'session_secret'",
    );
    return answer.rows[0]?.value ?? "";
  });
}

async function refuseUnreachable(url: string, variable: string): Promise<void> {
  try {
    await withOwner(url, (client) => client.query("select 1"));
  } catch (error) {
    const reason =
      error instanceof Error
        ? error.message || (error as NodeJS.ErrnoException).code
        : String(error);
    throw new StartupError(
      `The database of ${variable} cannot be reached (${reason}); check the address and that it runs.`,
    );
  }
}

/** Two logins: the application's own. One login: a role that owns nothing, set in every transaction. */
async function chooseRole(config: Config, ownerUrl: string): Promise<RoleChoice> {
  const appUser = await withOwner(config.databaseUrl ?? "", nameLogin);
  if (config.databaseOwnerUrl !== null) {
    await withOwner(ownerUrl, (client) => refuseStrongRole(client, appUser));
    return { role: appUser, isLogin: true };
  }
  const role = config.databaseRole;
  await withOwner(ownerUrl, async (client) => {
    const name = client.escapeIdentifier(role);
    try {
      await client.query(
        `do $$ begin
           if not exists (select from pg_roles where rolname = ${client.escapeLiteral(role)}) then
             create role ${name} nologin nosuperuser nobypassrls;
           end if;
         end $$`,
      );
      const granted = await client.query<{ ok: boolean }>(
        "select pg_has_role(current_user, $1, 'member') as ok",
        [role],
      );
      if (!granted.rows[0]?.ok) await client.query(`grant ${name} to current_user`);
    } catch {
      throw new StartupError(
        `The login of DATABASE_URL may not make the role that Marzipan acts as; let an administrator run: create role ${name} nologin; grant ${name} to ${client.escapeIdentifier(appUser)};`,
      );
    }
    await refuseStrongRole(client, role);
  });
  return { role, isLogin: false };
}

async function nameLogin(client: pg.Client): Promise<string> {
  const answer = await client.query<{ name: string }>("select current_user as name");
  return answer.rows[0]?.name ?? "";
}

async function refuseStrongRole(client: pg.Client, role: string): Promise<void> {
  const answer = await client.query<{ strong: boolean }>(
    "select rolsuper or rolbypassrls as strong from pg_roles where rolname = $1",
    [role],
  );
  if (answer.rows[0]?.strong) {
    throw new StartupError(
      `The role "${role}" can bypass row-level security, which keeps businesses apart; give Marzipan a role without SUPERUSER and BYPASSRLS.`,
    );
  }
}
