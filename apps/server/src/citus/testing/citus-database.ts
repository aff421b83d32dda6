import { distribute } from "../distribute.ts";
import { features } from "../../features.ts";
import { prepare } from "../../platform/database/open-database.ts";
import { withOwner } from "../../platform/database/owner.ts";
import { tablesOf } from "../../platform/feature/feature.ts";
import { withDatabase } from "../../platform/testing/with-database.ts";

/** A coordinator of Citus, by the address of its owner, and the `host:port` of its workers. */
export interface CitusNodes {
  ownerUrl: string;
  workers: readonly string[];
}

/** Returns the workers that `TEST_CITUS_WORKERS` names, `host:port` with commas between them; none where it is unset. */
export function readWorkers(given: string | undefined): string[] {
  return given === undefined ? [] : given.split(",").map((one) => one.trim());
}

/** Creates the application's role on every node where it is missing: a node is asked in the name of who asks the coordinator. */
export async function makeCitusRole(nodes: CitusNodes, role: string): Promise<void> {
  for (const url of listUrls(nodes))
    await withOwner(url, async (client) => {
      await client.query(`do $$ begin
        create role ${role} login nosuperuser nobypassrls;
        exception when duplicate_object then alter role ${role} login;
      end $$`);
      await client.query(`grant ${role} to current_user`);
    });
}

/** Creates a database of a name on every node, migrates it and spreads its tables, as an operator does. */
export async function makeCitusDatabase(
  nodes: CitusNodes,
  name: string,
  role: string,
): Promise<void> {
  // Roles, their rights and settings are those of all databases: two that are made at once would change one row.
  await withOwner(withDatabase(nodes.ownerUrl, "postgres"), async (client) => {
    await client.query("select pg_advisory_lock(hashtext('citus test database'))");
    await spreadDatabase(nodes, name, role);
  });
}

async function spreadDatabase(nodes: CitusNodes, name: string, role: string): Promise<void> {
  const { ownerUrl, workers } = nodes;
  await dropCitusDatabase(nodes, name);
  for (const url of listUrls(nodes))
    await withOwner(url, (client) => client.query(`create database ${name}`));
  const url = withDatabase(ownerUrl, name);
  const tables = tablesOf(features);
  await prepare(url, url, { role, isLogin: false }, tables);
  for (const worker of workers)
    await withOwner(withDatabase(at(ownerUrl, worker), name), (client) =>
      client.query("create extension citus"),
    );
  await withOwner(url, async (client) => {
    await client.query("create extension citus");
    // Few, since every test file has a database of its own.
    await client.query(`alter database ${name} set citus.shard_count = 4`);
    await client.query("select citus_set_coordinator_host($1, $2)", hostAndPort(new URL(url).host));
    for (const worker of workers)
      await client.query("select citus_add_node($1, $2)", hostAndPort(worker));
  });
  await distribute(url, tables, () => undefined);
}

/** Drops a database on every node, if it exists. */
export async function dropCitusDatabase(nodes: CitusNodes, name: string): Promise<void> {
  for (const url of listUrls(nodes))
    await withOwner(url, (client) => client.query(`drop database if exists ${name} with (force)`));
}

/** Returns the addresses of all nodes' own databases, the coordinator's first. */
function listUrls({ ownerUrl, workers }: CitusNodes): string[] {
  return [ownerUrl, ...workers.map((worker) => at(ownerUrl, worker))].map((url) =>
    withDatabase(url, "postgres"),
  );
}

function hostAndPort(host: string): [string, number] {
  const { hostname, port } = new URL(`postgresql://${host}`);
  return [hostname, Number(port || 5432)];
}

function at(ownerUrl: string, worker: string): string {
  const url = new URL(ownerUrl);
  url.host = worker;
  return url.href;
}
