import { readdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { languages } from "@marzipan/contract/languages";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { businessOf } from "../../platform/testing/explain.ts";
import { sendParts, uploadAs, writeMultipart } from "../../platform/testing/multipart.ts";
import { readSessionProof } from "../../platform/testing/session-proof.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";
import { wordsIn } from "../../platform/formats/translator.ts";
import { requireOwnPictures } from "./pictures.actions.ts";

let test: TestApp;
let png: Buffer;
beforeAll(async () => {
  test = await startTestApp();
  png = await plain(300, 200).png().toBuffer();
});
afterAll(() => test.close());

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#c86" } });
}

async function readBytes(caller: Caller, url: string): Promise<Buffer> {
  const cookie = [...caller.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const answer = await test.app.inject({
    method: "GET",
    url,
    headers: { host: "localhost:3000", cookie },
  });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

/** Returns the files kept for a business, and the bytes counted for it. */
async function readKept(
  caller: Caller,
): Promise<{ folders: string[]; rows: number; storedBytes: number }> {
  const businessId = await businessOf(caller);
  const folder = path.join(test.deps.config.dataDir, "files", businessId);
  const [row] = await test.asOwner<{ rows: number; stored: number }>(
    `select (select count(*)::int from file where business_id = $1) as rows, stored_bytes::int as stored
       from business_counter where business_id = $1`,
    [businessId],
  );
  const inside = await Promise.all(
    (await readdir(folder).catch(() => [])).map(
      async (name) => await readdir(path.join(folder, name)),
    ),
  );
  return { folders: inside.flat(), rows: row?.rows ?? 0, storedBytes: row?.stored ?? 0 };
}

describe("uploading a picture", () => {
  it("stores it as WebP in three sizes, counted against the storage", async () => {
    const baker = await test.member();
    const big = await plain(2400, 1200).jpeg().toBuffer();
    const answer = await uploadAs(baker, big);
    expect(answer.status).toBe(201);
    const { id } = answer.body;
    expect(answer.body).toMatchObject({
      url: `/api/files/${id}/large`,
      thumbUrl: `/api/files/${id}/thumb`,
      width: 1600,
      height: 800,
    });
    let sizeBytes = 0;
    for (const [size, width] of [
      ["thumb", 160],
      ["small", 320],
      ["medium", 640],
      ["large", 1600],
    ] as const) {
      const bytes = await readBytes(baker, `/api/files/${id}/${size}`);
      sizeBytes += bytes.byteLength;
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: "webp",
        width,
        height: width / 2,
      });
    }
    expect(answer.body.sizeBytes).toBe(sizeBytes);
    const kept = await readKept(baker);
    expect([kept.rows, kept.storedBytes, kept.folders.length]).toEqual([1, sizeBytes, 4]);
  });

  it("turns it upright and strips location and every other metadata", async () => {
    const baker = await test.member();
    const photo = await plain(400, 200)
      .withExif({
        IFD0: { Make: "Kitchen Phone", Copyright: "Noa" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "32/1 5/1 0/1" },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { body } = await uploadAs(baker, photo);
    expect([body.width, body.height]).toEqual([200, 400]);
    for (const size of ["thumb", "small", "medium", "large"]) {
      const bytes = await readBytes(baker, `/api/files/${body.id}/${size}`);
      const found = await sharp(bytes).metadata();
      expect([found.exif, found.icc, found.xmp, found.iptc, found.orientation]).toEqual(
        Array.from({ length: 5 }, () => undefined),
      );
      expect(bytes.includes("Kitchen")).toBe(false);
    }
  });

  it("does not enlarge, and keeps what is see-through so", async () => {
    const baker = await test.member();
    const clear = {
      create: { width: 50, height: 40, channels: 4, background: "#00000000" },
    } as const;
    const { body } = await uploadAs(baker, await sharp(clear).webp().toBuffer());
    const bytes = await readBytes(baker, `/api/files/${body.id}/large`);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 50, height: 40, hasAlpha: true });
  });

  it("is answered once per key and content", async () => {
    const baker = await test.member();
    const headers = { "idempotency-key": "p1" };
    const [first, second] = await Promise.all([
      uploadAs(baker, png, headers),
      uploadAs(baker, png, headers),
    ]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    const kept = await readKept(baker);
    expect([kept.rows, kept.storedBytes, kept.folders.length]).toEqual([
      1,
      first.body.sizeBytes,
      4,
    ]);
    const other = await uploadAs(baker, await plain(10, 10).png().toBuffer(), headers);
    expect([other.status, other.body.error.code]).toEqual([422, "idempotency_key_reused"]);
    expect((await readKept(baker)).folders).toHaveLength(4);
  });
});

describe("a picture that cannot be taken", () => {
  it("is refused by its content, whatever its name says, and leaves nothing", async () => {
    const baker = await test.member();
    const gif = await plain(10, 10).gif().toBuffer();
    const jpeg = await sharp(await plain(800, 800).png().toBuffer())
      .jpeg()
      .toBuffer();
    const junk = [
      Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"),
      Buffer.from("%PDF-1.7 no picture"),
      Buffer.from("only words"),
      Buffer.alloc(0),
      gif,
      await plain(10, 10).tiff().toBuffer(),
      jpeg.subarray(0, 200),
      png.subarray(0, 60),
      Buffer.concat([png.subarray(0, 60), Buffer.alloc(500, 7)]),
    ];
    for (const bytes of junk) {
      const answer = await uploadAs(baker, bytes);
      expect([answer.status, answer.body.error.code]).toEqual([400, "picture_unreadable"]);
    }
    expect(await readKept(baker)).toEqual({ folders: [], rows: 0, storedBytes: 0 });
  });

  it("is refused over 10 MB", async () => {
    const baker = await test.member();
    const answer = await uploadAs(baker, Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)]));
    expect([answer.status, answer.body.error.code]).toEqual([413, "picture_too_large"]);
  });

  it("is refused when it unfolds to more than 40 megapixels", async () => {
    const baker = await test.member();
    const bomb = await plain(8000, 5001).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.byteLength).toBeLessThan(1_000_000);
    const answer = await uploadAs(baker, bomb);
    expect([answer.status, answer.body.error.code]).toEqual([413, "picture_too_large"]);
    expect((await uploadAs(baker, await plain(6000, 4000).png().toBuffer())).status).toBe(201);
  });

  it("is refused with both limits named, in every language", async () => {
    for (const language of languages)
      expect((await wordsIn(language))("errors.picture_too_large")).toMatch(/10.M[Bo].*40/);
  });

  it("is refused with other fields, without a file, and as no form at all", async () => {
    const baker = await test.member();
    const file = { field: "file", fileName: "p.png", bytes: png };
    const fieldsOf = async (parts: Parameters<typeof sendParts>[1]) => {
      const answer = await sendParts(baker, parts);
      return [answer.status, answer.body.error.facts.fields];
    };
    expect(await fieldsOf([])).toEqual([400, [{ path: "file", problem: "required" }]]);
    expect(await fieldsOf([{ ...file, field: "photo" }])).toEqual([
      400,
      [{ path: "photo", problem: "unknown_field" }],
    ]);
    expect(await fieldsOf([{ field: "name", bytes: "x" }, file])).toEqual([
      400,
      [{ path: "name", problem: "unknown_field" }],
    ]);
    expect(await fieldsOf([file, { field: "name", bytes: "x" }])).toEqual([
      400,
      [{ path: "name", problem: "unknown_field" }],
    ]);
    expect(await fieldsOf([file, file])).toEqual([
      400,
      [{ path: "file", problem: "too_many", limit: 1 }],
    ]);
    const json = await baker.post("/api/files/pictures", { file: "x" });
    expect([json.status, json.body.error.code]).toEqual([415, "unsupported_media_type"]);
    const { payload, contentType } = writeMultipart([file]);
    const torn = await baker.send({
      method: "POST",
      url: "/api/files/pictures",
      payload: payload.subarray(0, payload.length - 40),
      headers: { "content-type": contentType },
    });
    expect([torn.status, torn.body.error.code]).toEqual([400, "invalid_input"]);
    expect(await readKept(baker)).toEqual({ folders: [], rows: 0, storedBytes: 0 });
  });

  it("is refused before it is read when nobody or a blocked person sends it", async () => {
    const nobody = await uploadAs(test.stranger(), png);
    expect([nobody.status, nobody.body.error.code]).toEqual([401, "not_signed_in"]);
    const baker = await test.member();
    await test.asOwner("update account set blocked_at = now() where email = $1", [baker.email]);
    const blocked = await uploadAs(baker, png);
    expect([blocked.status, blocked.body.error.code]).toEqual([403, "account_blocked"]);
  });
});

describe("the plan's storage", () => {
  it("refuses the picture that would go over it, of several at once too, and keeps none of its files", async () => {
    const baker = await test.member({ plan: "basic" });
    const room = (await uploadAs(baker, png)).body.sizeBytes as number;
    await test.asOwner("update business_counter set stored_bytes = $2 where business_id = $1", [
      await businessOf(baker),
      1024 ** 3 - room - 1,
    ]);
    const answers = await Promise.all([1, 2, 3].map(() => uploadAs(baker, png)));
    expect(answers.map((one) => one.status).toSorted()).toEqual([201, 403, 403]);
    expect(answers.find((one) => one.status === 403)?.body.error).toMatchObject({
      code: "limit_reached",
      facts: { limitName: "storage", limit: 1, used: 1, plan: "pro" },
    });
    const kept = await readKept(baker);
    expect([kept.rows, kept.storedBytes, kept.folders.length]).toEqual([2, 1024 ** 3 - 1, 8]);
  });

  it("is larger on pro", async () => {
    const baker = await test.member({ plan: "pro" });
    await test.asOwner("update business_counter set stored_bytes = $2 where business_id = $1", [
      await businessOf(baker),
      2 * 1024 ** 3,
    ]);
    expect((await uploadAs(baker, png)).status).toBe(201);
  });
});

describe("reading a picture", () => {
  it("is for the own business only, and may be kept by the own browser only", async () => {
    const [baker, other] = [await test.member(), await test.member()];
    const { body } = await uploadAs(baker, png);
    const answer = await baker.get(body.url);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "private, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-disposition": "inline",
    });
    expect((await other.get(body.url)).status).toBe(404);
    expect((await test.stranger().get(body.url)).status).toBe(401);
  });

  it("finds no other sizes, no other ids and no way out of the folder", async () => {
    const baker = await test.member();
    const { body } = await uploadAs(baker, png);
    for (const url of [
      `/api/files/${body.id}/original`,
      `/api/files/${body.id}/..%2f..%2fsecret`,
      "/api/files/..%2f..%2f/large",
      "/api/files/01890000-0000-7000-8000-000000000000/large",
    ]) {
      expect((await baker.get(url)).status).toBe(404);
    }
  });
});

describe("ids of pictures in other things", () => {
  it("must be the business's own; the first that is not is named", async () => {
    const [baker, other] = [await test.member(), await test.member()];
    const own = (await uploadAs(baker, png)).body.id as string;
    const strange = (await uploadAs(other, png)).body.id as string;
    const proof = await readSessionProof(test, baker);
    const require = (ids: string[]) =>
      test.deps.database.transact(proof, (tx) => requireOwnPictures(tx, ids));
    await expect(require([own, own])).resolves.toBeUndefined();
    await expect(require([])).resolves.toBeUndefined();
    await expect(require([own, strange])).rejects.toMatchObject({
      code: "not_found",
      facts: { fields: [{ path: "pictureIds.1", problem: "invalid" }] },
    });
  });
});
