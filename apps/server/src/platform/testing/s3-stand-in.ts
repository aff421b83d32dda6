import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import type { S3Config } from "../config/outside.ts";

/** A store of S3's kind on this machine. */
export interface S3StandIn {
  /** How its empty bucket is reached. */
  config: S3Config;
  close(): Promise<void>;
}

interface S3Server {
  run: () => Promise<{ port: number }>;
  close: () => Promise<void>;
}

const S3rver = createRequire(import.meta.url)("s3rver") as new (options: object) => S3Server;

/** Opens a stand-in with an empty bucket of a name on a free port. */
export async function openS3StandIn(bucket: string): Promise<S3StandIn> {
  const directory = mkdtempSync(path.join(tmpdir(), "marzipan-bucket-"));
  const server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return {
    config: {
      bucket,
      region: "us-east-1",
      endpoint: `http://127.0.0.1:${port}`,
      accessKeyId: "S3RVER",
      secretAccessKey: "S3RVER",
    },
    close: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
