import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { describeSchema } from "../platform/database/describe-schema.ts";
import { describeTables } from "../platform/database/describe-tables.ts";
import {
  functionsFolder,
  listFunctionFiles,
  readRecorded,
  readRevision,
} from "../platform/database/functions.ts";
import { startEmbedded } from "../platform/database/embedded/embedded.ts";
import { prepare } from "../platform/database/open-database.ts";
import { tablesOf } from "../platform/feature/feature.ts";
import { features } from "../features.ts";

/**
 * `npm run schema`: migrates a new database, and writes its tables to `schema.sql` for reading, their types, and the
 * revision of the functions, which grows if a function file changed.
 */
const place = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const role = "marzipan_app";
const { revision, checksum } = readRevision(listFunctionFiles());
const isChanged = checksum !== readRecorded().checksum;
const now = { revision: isChanged ? revision + 1 : revision, checksum };
writeFileSync(path.join(functionsFolder, "revision.json"), `${JSON.stringify(now, null, 2)}\n`);
const folder = mkdtempSync(path.join(tmpdir(), "marzipan-schema-"));
const server = await startEmbedded({ dataDir: folder, log: () => undefined });
try {
  await prepare(server.ownerUrl, server.appUrl, { role, isLogin: true }, tablesOf(features));
  const client = new pg.Client({ connectionString: server.ownerUrl });
  await client.connect();
  try {
    writeFileSync(place("../../schema.sql"), await describeSchema(client, role));
    const types = place("../platform/database/generated/table-types.ts");
    writeFileSync(types, await describeTables(client, role));
  } finally {
    await client.end();
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
