import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readMenu } from "../../platform/testing/ask-order.ts";
import { businessOf } from "../../platform/testing/explain.ts";
import { uploadAs } from "../../platform/testing/multipart.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";
import { addNextAvif } from "./menu-avif.actions.ts";

let test: TestApp;
let baker: Caller;
let slug: string;
let menus = 0;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  baker = await test.member();
  menus += 1;
  slug = `avif-${menus}`;
  await baker.put("/api/menu-settings/slug", { slug });
  await baker.put("/api/menu-settings/addresses/slug", { isOpen: true });
});

const photo = new URL("../../../seeds/pictures/challah-roll.webp", import.meta.url);

async function sell(picture: Buffer): Promise<{ itemId: string; pictureId: string }> {
  const { body } = await uploadAs(baker, picture);
  const item = await baker.post("/api/catalog-items", {
    name: "Babka",
    price: 58,
    imageIds: [body.id],
  });
  expect(item.status).toBe(201);
  return { itemId: item.body.id, pictureId: body.id };
}

const pictureOf = async () =>
  (await readMenu(test.stranger(), slug)).body.sections[0]?.items[0]?.pictures[0];

/** Returns the files kept of a picture, their bytes by the storage's count, and whether it still waits. */
async function readKept(pictureId: string) {
  const businessId = await businessOf(baker);
  const folder = path.join(test.deps.config.dataDir, "files", businessId, pictureId);
  const [row] = await test.asOwner<{ stored: number; size: number; waits: boolean }>(
    `select c.stored_bytes::float8 as stored, f.size_bytes::int as size, f.avif_due_at is not null as waits
       from business_counter c left join file f on f.business_id = c.business_id and f.id = $2
      where c.business_id = $1`,
    [businessId, pictureId],
  );
  return { files: await readdir(folder).catch(() => []), ...row };
}

describe("AVIF forms of the menu's pictures", () => {
  it("come by the job: offered before WebP, on a page that is made anew, counted as stored", async () => {
    const { pictureId } = await sell(await readFile(photo));
    const before = await test.stranger().get(`/m/${slug}?lang=en`);
    expect(before.body).not.toContain("image/avif");
    expect((await pictureOf())?.avifForms).toEqual([]);
    const webpBytes = (await readKept(pictureId)).stored ?? 0;

    await addNextAvif(test.deps);

    const { avifForms = [] } = (await pictureOf()) ?? {};
    expect(avifForms.map(({ width }) => width)).toEqual([320, 640]);
    let avifBytes = 0;
    for (const { url, width } of avifForms) {
      const answer = await test.app.inject({ method: "GET", url });
      expect(answer.headers["content-type"]).toBe("image/avif");
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: "heif", width });
      avifBytes += answer.rawPayload.byteLength;
    }
    const kept = await readKept(pictureId);
    expect(kept).toMatchObject({ stored: webpBytes + avifBytes, size: webpBytes + avifBytes });
    const after = await test
      .stranger()
      .get(`/m/${slug}?lang=en`, { "if-none-match": String(before.headers["etag"]) });
    expect(after.status).toBe(200);
    expect(after.body).toMatch(
      /<picture><source type="image\/avif" srcSet="[^"]+small\.avif 320w, [^"]+medium\.avif 640w"[^>]*><img [^>]*srcSet="[^"]+small 320w/,
    );
  });

  it("go with the picture, and their bytes are given back", async () => {
    const { itemId, pictureId } = await sell(await readFile(photo));
    await addNextAvif(test.deps);
    expect((await readKept(pictureId)).files).toContain("small.avif");
    const [form] = (await pictureOf())?.avifForms ?? [];
    await baker.patch(`/api/catalog-items/${itemId}`, { imageIds: [] });
    await expect.poll(async () => (await readKept(pictureId)).files).toEqual([]);
    expect(await readKept(pictureId)).toMatchObject({ stored: 0, size: null });
    expect((await test.stranger().get(form?.url ?? "")).status).toBe(404);
  });

  it("are not kept where they would save too little, and are not tried again", async () => {
    const plain = { width: 40, height: 40, channels: 3, background: "#c86" } as const;
    const { itemId, pictureId } = await sell(await sharp({ create: plain }).png().toBuffer());
    const before = await readKept(pictureId);
    await addNextAvif(test.deps);
    await baker.patch(`/api/catalog-items/${itemId}`, { imageIds: [pictureId] });
    expect(await readKept(pictureId)).toEqual({ ...before, waits: false });
    expect((await pictureOf())?.avifForms).toEqual([]);
  });

  it("are left out where the plan's storage has no room for them", async () => {
    const { pictureId } = await sell(await readFile(photo));
    const stored = 100 * 1024 ** 3;
    await test.asOwner("update business_counter set stored_bytes = $2 where business_id = $1", [
      await businessOf(baker),
      stored,
    ]);
    await addNextAvif(test.deps);
    const kept = await readKept(pictureId);
    expect([kept.stored, kept.waits]).toEqual([stored, false]);
    expect(kept.files.filter((name) => name.endsWith(".avif"))).toEqual([]);
  });

  it("of a picture whose maker went away are tried again after ten minutes, three times in all", async () => {
    const { pictureId } = await sell(await readFile(photo));
    const claim = async () =>
      (
        await test.asOwner<{ id: string }>("select id from app.claim_avif($1)", [test.clock.now])
      ).map(({ id }) => id);
    expect(await claim()).toEqual([pictureId]);
    for (const _time of [2, 3]) {
      expect(await claim()).toEqual([]);
      test.clock.forward(10 * 60_000);
      expect(await claim()).toEqual([pictureId]);
    }
    test.clock.forward(3_600_000);
    expect(await claim()).toEqual([]);
  });
});
