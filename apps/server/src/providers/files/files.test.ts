import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import { createFolderStore } from "./files.folder.ts";
import type { FileStore } from "./files.port.ts";
import { createS3Store } from "./files.s3.ts";
import { describeFileStore } from "./files.suite.ts";

/** A store of S3's kind on this machine. */
interface StandIn {
  run: () => Promise<{ port: number }>;
  close: () => Promise<void>;
}

const S3rver = createRequire(import.meta.url)("s3rver") as new (options: object) => StandIn;
const folder = mkdtempSync(path.join(tmpdir(), "marzipan-store-"));
const standIn = new S3rver({
  port: 0,
  address: "127.0.0.1",
  silent: true,
  directory: path.join(folder, "s3"),
  configureBuckets: [{ name: "bakery" }],
});
let s3: FileStore;
beforeAll(async () => {
  const { port } = await standIn.run();
  s3 = createS3Store({
    bucket: "bakery",
    region: "us-east-1",
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
  });
});
afterAll(async () => {
  await standIn.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("a folder", () => {
  describeFileStore(() => createFolderStore(path.join(folder, "files")));
});

describe("an S3-compatible bucket", () => {
  describeFileStore(() => s3);
});
