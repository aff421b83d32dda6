import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "../database/embedded/embedded.ts";
import { rooms } from "../../rooms.ts";
import { prepare } from "../database/open-database.ts";
import { tablesOf } from "../room.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The owner's address of the template database. */
    ownerUrl: string;
    /** The application role's address of the template database. */
    appUrl: string;
    /** The application's role is set in each transaction instead of logging in. */
    setsRole: boolean;
  }
}

const template = "marzipan_template";
const setRole = "marzipan_app";

/**
 * Starts one PostgreSQL for the whole run, or takes the one of TEST_DATABASE_URL, and migrates a template
 * database that each test file copies.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env["TEST_DATABASE_URL"];
  const folder = mkdtempSync(path.join(tmpdir(), "marzipan-test-"));
  const server = given
    ? { ownerUrl: given, appUrl: given, stop: async () => undefined }
    : await startEmbedded({ dataDir: folder, log: () => undefined });
  await makeTemplate(server.ownerUrl, given !== undefined);
  const ownerUrl = withDatabase(server.ownerUrl, template);
  const appUrl = withDatabase(server.appUrl, template);
  await prepare(ownerUrl, appUrl, { role: setRole, isLogin: !given }, tablesOf(rooms));
  project.provide("ownerUrl", ownerUrl);
  project.provide("appUrl", appUrl);
  project.provide("setsRole", given !== undefined);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function makeTemplate(ownerUrl: string, makesRole: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(`drop database if exists ${template} with (force)`);
  await client.query(`create database ${template}`);
  if (makesRole) {
    const answer = await client.query("select from pg_roles where rolname = $1", [setRole]);
    if (answer.rowCount === 0)
      await client.query(`create role ${setRole} nologin nosuperuser nobypassrls`);
    await client.query(`grant ${setRole} to current_user`);
  }
  await client.end();
}

/** Answers the same address with another database. */
export function withDatabase(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
