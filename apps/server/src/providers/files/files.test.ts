import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import { openS3StandIn } from "../../platform/testing/s3-stand-in.ts";
import type { S3StandIn } from "../../platform/testing/s3-stand-in.ts";
import { createFolderStore } from "./files.folder.ts";
import type { FileStore } from "./files.port.ts";
import { createS3Store } from "./files.s3.ts";
import { describeFileStore } from "./files.suite.ts";

const folder = mkdtempSync(path.join(tmpdir(), "marzipan-store-"));
let standIn: S3StandIn;
let s3: FileStore;
beforeAll(async () => {
  standIn = await openS3StandIn("bakery");
  s3 = createS3Store(standIn.config);
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
