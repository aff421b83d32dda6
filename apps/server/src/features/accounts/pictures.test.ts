import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { uploadAs } from "../../platform/testing/multipart.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";

let test: TestApp;
let png: Buffer;
beforeAll(async () => {
  test = await startTestApp();
  const create = { width: 20, height: 20, channels: 3, background: "#c86" } as const;
  png = await sharp({ create }).png().toBuffer();
});
afterAll(() => test.close());

describe("the profile's picture and the logo", () => {
  it("are own pictures, and can be taken away", async () => {
    const baker = await test.member();
    const { id } = (await uploadAs(baker, png)).body;
    const me = await baker.patch("/api/me", { profileImageId: id });
    expect(me.body.user.profile_image_url).toBe(`/api/files/${id}/medium`);
    const business = await baker.patch("/api/settings/business", { logoId: id });
    expect(business.body.business.logoUrl).toBe(`/api/files/${id}/medium`);
    expect(
      (await baker.patch("/api/settings/business", { logoId: null })).body.business.logoUrl,
    ).toBeNull();
  });

  it("are never another business's, nor ids of nothing", async () => {
    const [baker, other] = [await test.member(), await test.member()];
    const strange = (await uploadAs(other, png)).body.id;
    for (const id of [strange, "01890000-0000-7000-8000-000000000000"]) {
      const me = await baker.patch("/api/me", { profileImageId: id });
      const business = await baker.patch("/api/settings/business", { logoId: id });
      expect([me.status, me.body.error.facts.fields]).toEqual([
        404,
        [{ path: "profileImageId", problem: "invalid" }],
      ]);
      expect([business.status, business.body.error.facts.fields]).toEqual([
        404,
        [{ path: "logoId", problem: "invalid" }],
      ]);
    }
    const me = (await baker.get("/api/me")).body;
    expect([me.user.profile_image_url, me.business.logoUrl]).toEqual([null, null]);
  });
});
