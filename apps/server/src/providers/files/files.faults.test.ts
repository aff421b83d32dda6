import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { businessOf } from "../../platform/testing/explain.ts";
import { faults, openFaultyService } from "../../platform/testing/faulty-service.ts";
import type { FaultyService } from "../../platform/testing/faulty-service.ts";
import { uploadAs } from "../../platform/testing/multipart.ts";
import { openS3StandIn } from "../../platform/testing/s3-stand-in.ts";
import type { S3StandIn } from "../../platform/testing/s3-stand-in.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { FileStore } from "./files.port.ts";
import { explainStoreFailures } from "./files.guarded.ts";
import { createS3Store } from "./files.s3.ts";

/** Anyone who runs a bucket does not flood us; strangers speak only with the services that answer JSON. */
const bucketFaults = faults.filter((fault) => fault !== "floods");

const timeoutMs = 1500;
/** A bound with room for a busy machine; without one the wait would have no end. */
const longestMs = 5 * timeoutMs;

let bucket: S3StandIn;
let proxy: FaultyService;
beforeAll(async () => {
  bucket = await openS3StandIn("bakery");
  proxy = await openFaultyService(bucket.config.endpoint ?? "");
});
afterEach(() => proxy.fail(null));
afterAll(async () => {
  await proxy.close();
  await bucket.close();
});

/** Waits for a bucket that works: its deadline is short for the sake of what hangs, and a busy machine may miss it too. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if ((error as { code?: string }).code !== "unavailable") throw error;
    return await insist(work);
  }
}

describe("a bucket that fails", () => {
  let store: FileStore;
  beforeAll(() => {
    const bare = createS3Store({ ...bucket.config, endpoint: proxy.url }, timeoutMs);
    store = explainStoreFailures(bare, { warn: () => undefined });
  });

  it.each(bucketFaults)(
    "and %s keeps nothing that it does not have, and works again by itself",
    async (fault) => {
      const [before, during] = [`a/${fault}/before`, `a/${fault}/during`];
      await insist(() => store.put(before, Buffer.from("kept")));
      proxy.fail(fault);
      const began = Date.now();
      await expect(store.put(during, Buffer.from("lost"))).rejects.toMatchObject({
        code: "unavailable",
      });
      expect(Date.now() - began).toBeLessThan(longestMs);
      proxy.fail(null);
      const read = async (key: string): Promise<string | null> => {
        const bytes = await insist(() => store.get(key));
        return bytes && Buffer.from(bytes).toString();
      };
      expect(await read(during)).toBeNull();
      await insist(() => store.put(during, Buffer.from("now")));
      expect([await read(during), await read(before)]).toEqual(["now", "kept"]);
    },
  );

  it.each(["hangs", "hangs_midway", "fails", "is_busy", "cuts_off", "closes"] as const)(
    "and %s is no file that is not there",
    async (fault) => {
      await insist(() => store.put("b/1", Buffer.from("kept")));
      proxy.fail(fault);
      const began = Date.now();
      await expect(store.get("b/1")).rejects.toMatchObject({ code: "unavailable" });
      await expect(store.keys()[Symbol.asyncIterator]().next()).rejects.toMatchObject({
        code: "unavailable",
      });
      expect(Date.now() - began).toBeLessThan(2 * longestMs);
    },
  );
});

describe("a disk that is full", () => {
  it("is told apart, in what is kept and in what arrives", async () => {
    const full = (): Promise<never> =>
      Promise.reject(Object.assign(new Error(), { code: "ENOSPC" }));
    const bare = createS3Store(bucket.config);
    const store = explainStoreFailures({ ...bare, put: full }, { warn: () => undefined });
    await expect(store.put("a/b", Buffer.from("x"))).rejects.toMatchObject({
      code: "cannot_store",
      status: 503,
    });
  });
});

describe("an upload", () => {
  let test: TestApp;
  let png: Buffer;
  beforeAll(async () => {
    png = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#c86" } })
      .png()
      .toBuffer();
  });
  afterEach(() => test.close());

  const storedBytes = async (businessId: string): Promise<number> => {
    const [row] = await test.asOwner<{ stored: number; rows: number }>(
      `select stored_bytes::int + (select count(*)::int from file where business_id = $1) as stored
         from business_counter where business_id = $1`,
      [businessId],
    );
    return row?.stored ?? 0;
  };

  it.each(["fails", "cuts_off", "closes", "pretends"] as const)(
    "into a bucket that %s says when to try again, counts nothing, and works afterwards",
    async (fault) => {
      test = await startTestApp({ s3: { ...bucket.config, endpoint: proxy.url } });
      const baker = await test.member();
      proxy.fail(fault);
      const refused = await uploadAs(baker, png);
      expect([refused.status, refused.body.error.code]).toEqual([503, "unavailable"]);
      expect(refused.headers["retry-after"]).toBe("30");
      expect(await storedBytes(await businessOf(baker))).toBe(0);
      proxy.fail(null);
      const kept = await uploadAs(baker, png);
      expect(kept.status).toBe(201);
      expect((await baker.get(kept.body.url)).status).toBe(200);
      proxy.fail(fault === "pretends" ? "fails" : fault);
      expect((await baker.get(kept.body.url)).status).toBe(503);
    },
  );

  it("into a folder that cannot be written says when to try again", async () => {
    test = await startTestApp();
    const baker = await test.member();
    const folder = path.join(test.deps.config.dataDir, "files");
    await rm(folder, { recursive: true, force: true });
    // A file is where the folder should be: no one, not even root, can write below it.
    await writeFile(folder, "");
    const refused = await uploadAs(baker, png);
    expect([refused.status, refused.body.error.code]).toEqual([503, "unavailable"]);
    await rm(folder);
    expect((await uploadAs(baker, png)).status).toBe(201);
  });
});
