import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { uploadDocumentAs } from "../../platform/testing/multipart.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { AnswerTo, Caller } from "../../platform/testing/test-caller.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const create = (baker: Caller, more: object = {}): Promise<AnswerTo<"POST", "/api/expenses">> =>
  baker.post("/api/expenses", { date: "2026-11-20", category: "food", amount: 12.5, ...more });

describe("the file of an expense", () => {
  const pdf = Buffer.from(
    "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF",
  );
  const photo = () => sharp({ create: { width: 30, height: 20, channels: 3, background: "#c86" } });

  it("is a picture or a PDF told by its content, with its original, without location", async () => {
    const baker = await test.member();
    const jpeg = await photo()
      .withExif({ IFD0: { Copyright: "me" }, IFD3: { GPSLatitudeRef: "N" } })
      .jpeg()
      .toBuffer();
    const file = (await uploadDocumentAs(baker, jpeg)).body;
    expect(file).toMatchObject({ contentType: "image/jpeg", width: 30, height: 20 });
    const { body } = await create(baker, { fileId: file.id });
    expect(body.file).toEqual(file);
    const answer = await baker.get(file.url);
    expect(answer.headers["content-type"]).toBe("image/jpeg");
    const kept = await test.app.inject({
      url: file.url,
      headers: {
        host: "localhost:3000",
        cookie: [...baker.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      },
    });
    expect((await sharp(kept.rawPayload).metadata()).exif).toBeUndefined();
    expect((await baker.get(file.thumbUrl ?? "")).status).toBe(200);
    const paper = (await uploadDocumentAs(baker, pdf)).body;
    expect(paper).toMatchObject({
      contentType: "application/pdf",
      thumbUrl: null,
      sizeBytes: pdf.length,
    });
    expect((await baker.get(paper.url)).headers).toMatchObject({
      "content-type": "application/pdf",
      "x-content-type-options": "nosniff",
    });
  });

  it("opens by signed links, to whoever has them, for 10 to 20 minutes", async () => {
    const baker = await test.member();
    const file = (await uploadDocumentAs(baker, await photo().jpeg().toBuffer())).body;
    const endsInMs = Date.parse(file.linksEndAt) - test.clock.now.getTime();
    expect(endsInMs).toBeGreaterThan(10 * 60_000);
    expect(endsInMs).toBeLessThanOrEqual(20 * 60_000);
    const open = async (url: string, caller = test.stranger()): Promise<number> =>
      (await caller.get(url)).status;
    for (const url of [file.url, file.viewUrl, file.thumbUrl ?? ""])
      expect(await open(url)).toBe(200);
    expect((await test.stranger().get(file.url)).headers).toMatchObject({
      "cache-control": `private, max-age=${endsInMs / 1000}, immutable`,
      "content-security-policy": "default-src 'none'; sandbox",
      "referrer-policy": "no-referrer",
    });

    const other = await test.member();
    const strange = (await uploadDocumentAs(other, await photo().png().toBuffer())).body;
    expect(await open(file.url, other)).toBe(404);
    const parts = (url: string): string[] => url.split("/").slice(3);
    const [business = "", document = "", form = "", pass = ""] = parts(file.url);
    const [strangeBusiness = "", strangeDocument = "", , strangePass = ""] = parts(strange.url);
    const [seconds, mark] = pass.split(".");
    const altered = [
      [strangeBusiness, document, form, pass],
      [business, strangeDocument, form, pass],
      [strangeBusiness, strangeDocument, form, pass],
      [business, document, "large", pass],
      [business, document, "huge", pass],
      [business, document, form, strangePass],
      [business, document, form, `${Number(seconds) + 600}.${mark}`],
      [business, document, form, `${seconds}.${mark?.toUpperCase()}`],
      [business, document, form, "x"],
    ];
    for (const one of altered) {
      expect([one, await open(`/api/document-links/${one.join("/")}`)]).toEqual([one, 404]);
    }
    expect((await baker.get(`/api/files/${file.id}/large`)).status).toBe(404);

    const before = test.clock.now;
    test.clock.now = new Date(Date.parse(file.linksEndAt) - 1000);
    expect(await open(file.url, baker)).toBe(200);
    test.clock.now = new Date(file.linksEndAt);
    expect(await open(file.url, baker)).toBe(404);
    await baker.post("/api/auth/refresh");
    const fresh = (await baker.get(`/api/documents/${file.id}`)).body;
    expect(fresh).toMatchObject({ id: file.id, contentType: "image/jpeg", width: 30 });
    expect(await open(fresh.url, baker)).toBe(200);
    expect((await other.get(`/api/documents/${file.id}`)).status).not.toBe(200);
    await test.asOwner("update account set blocked_at = now() where email = $1", [baker.email]);
    expect(await open(fresh.url)).toBe(404);
    test.clock.now = before;
  });

  it("is refused when it is anything else", async () => {
    const baker = await test.member();
    const webp = await photo().webp().toBuffer();
    for (const bytes of [webp, Buffer.alloc(0), Buffer.from("<html>"), Buffer.from("GIF89a")]) {
      expect((await uploadDocumentAs(baker, bytes)).body.error.code).toBe("document_unreadable");
    }
    const long = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]);
    expect((await uploadDocumentAs(baker, long)).body.error.code).toBe("document_too_large");
    const picture = await baker.post("/api/expenses", {
      date: "2026-11-20",
      category: "food",
      amount: 1,
      fileId: "01890000-0000-7000-8000-000000000000",
    });
    expect(picture.body.error.code).toBe("not_found");
  });

  it("stays while its expense can be brought back, and goes when it was exchanged", async () => {
    const baker = await test.member();
    const [one, two] = [
      (await uploadDocumentAs(baker, pdf)).body,
      (await uploadDocumentAs(baker, await photo().png().toBuffer())).body,
    ];
    const { id } = (await create(baker, { fileId: one.id })).body;
    await baker.delete(`/api/expenses/${id}`);
    expect((await baker.get(one.url)).status).toBe(200);
    await baker.post(`/api/expenses/${id}/restore`);
    await baker.patch(`/api/expenses/${id}`, { fileId: two.id });
    expect((await baker.get(one.url)).status).toBe(404);
    expect((await baker.get(two.url)).status).toBe(200);
  });
});
