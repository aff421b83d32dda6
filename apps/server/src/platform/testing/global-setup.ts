import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "../database/embedded/embedded.ts";
import { features } from "../../features.ts";
import type { EmbeddedDatabase } from "../database/embedded/embedded.ts";
import { prepare } from "../database/open-database.ts";
import { withOwner } from "../database/owner.ts";
import { tablesOf } from "../feature/feature.ts";
import {
  makeCitusDatabase,
  makeCitusRole,
  readWorkers,
} from "../../citus/testing/citus-database.ts";
import { limitLogin, startPooler } from "./pooler.ts";
import { withDatabase } from "./with-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The owner's address of the template database. */
    ownerUrl: string;
    /** The application role's address of the template database. */
    appUrl: string;
    /** The application's role is set in each transaction instead of logging in. */
    setsRole: boolean;
    /** A data folder with a migrated database that no one has used: servers under test start on copies of it. */
    preparedFolder: string;
    /** The address of the template database through a pooler, where the tests run behind one. */
    pooledUrl: string | null;
    /** The workers of Citus over which each test's database is spread, `host:port`; none on a plain PostgreSQL. */
    citusWorkers: string[];
  }
}

const template = "marzipan_template";
const setRole = "marzipan_app";

const quietly = { log: () => undefined };
const tables = tablesOf(features);

/**
 * Prepares a data folder, and starts one PostgreSQL for the whole run on a copy of it, or takes the one of
 * TEST_DATABASE_URL; its migrated template database is copied by each test file.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env["TEST_DATABASE_URL"];
  const folder = mkdtempSync(path.join(tmpdir(), "marzipan-test-"));
  const preparedFolder = path.join(folder, "prepared");
  await prepareFolder(preparedFolder);
  const workers = readWorkers(process.env["TEST_CITUS_WORKERS"]);
  const server = given ? await openGiven(given, workers) : await openCopy(folder, preparedFolder);
  project.provide("citusWorkers", workers);
  project.provide("ownerUrl", withDatabase(server.ownerUrl, template));
  project.provide("appUrl", withDatabase(server.appUrl, template));
  project.provide("setsRole", given !== undefined);
  project.provide("preparedFolder", preparedFolder);
  const program = process.env["MARZIPAN_POOLER"];
  if (program) await limitLogin(server.ownerUrl, setRole);
  const pooler = program ? await startPooler(program, server.appUrl) : null;
  project.provide("pooledUrl", pooler?.through(withDatabase(server.appUrl, template)) ?? null);
  return async () => {
    await pooler?.stop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function prepareFolder(dataDir: string): Promise<void> {
  const { ownerUrl, appUrl, stop } = await startEmbedded({ ...quietly, dataDir });
  await prepare(ownerUrl, appUrl, { role: setRole, isLogin: true }, tables);
  await stop();
}

/** Starts the database of the whole run, whose template is the prepared one. */
async function openCopy(folder: string, preparedFolder: string): Promise<EmbeddedDatabase> {
  const dataDir = path.join(folder, "running");
  cpSync(preparedFolder, dataDir, { recursive: true });
  const server = await startEmbedded({ ...quietly, dataDir, isDurable: false });
  const { pathname } = new URL(server.ownerUrl);
  await withOwner(withDatabase(server.ownerUrl, "postgres"), (client) =>
    client.query(`create database ${template} template ${pathname.slice(1)}`),
  );
  return server;
}

/** Makes and migrates the template at a given PostgreSQL, and the application's role. */
async function openGiven(url: string, workers: readonly string[]): Promise<EmbeddedDatabase> {
  const opened = { ownerUrl: url, appUrl: url, stop: async () => undefined };
  if (workers.length > 0) {
    await makeCitusRole({ ownerUrl: url, workers }, setRole);
    await makeCitusDatabase({ ownerUrl: url, workers }, template, setRole);
    return opened;
  }
  await withOwner(url, async (client) => {
    await client.query(`drop database if exists ${template} with (force)`);
    await client.query(`create database ${template}`);
    const answer = await client.query("select from pg_roles where rolname = $1", [setRole]);
    if (answer.rowCount === 0)
      await client.query(`create role ${setRole} nologin nosuperuser nobypassrls`);
    await client.query(`grant ${setRole} to current_user`);
  });
  const templateUrl = withDatabase(url, template);
  await prepare(templateUrl, templateUrl, { role: setRole, isLogin: false }, tables);
  return opened;
}
