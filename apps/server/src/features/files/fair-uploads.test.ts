import { readdir, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { incomingFolder, removeLeftovers } from "../../platform/http/file-field.ts";
import { openMenu } from "../../platform/testing/ask-order.ts";
import { uploadAs, writeMultipart } from "../../platform/testing/multipart.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { AnswerTo } from "../../platform/testing/test-caller.ts";
import { uploadLimits } from "./incoming.actions.ts";

let test: TestApp;
let folder: string;
beforeAll(async () => {
  test = await startTestApp();
  folder = incomingFolder(test.deps.config.dataDir);
});
afterAll(() => test.close());

const paint = (side: number): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: "#c86" } })
    .jpeg()
    .toBuffer();

async function uploadOn(
  slug: string,
  bytes: Uint8Array,
): Promise<AnswerTo<"POST", "/api/public/menus/{slug}/pictures">> {
  const { payload, contentType } = writeMultipart([{ field: "file", fileName: "p.png", bytes }]);
  const url = `/api/public/menus/${slug}/pictures` as const;
  const headers = { "content-type": contentType };
  return await test.stranger().send({ method: "POST", url, payload, headers });
}

it("one business's sixty pictures hold up neither another's one nor a customer's", async () => {
  const [busy, other] = [await test.member(), await test.member()];
  const menu = await openMenu(busy);
  const [large, small] = [await paint(1300), await paint(40)];
  let answered = 0;
  let hasBegun: (() => void) | undefined;
  const begun = new Promise<void>((resolve) => (hasBegun = resolve));
  const sixty = Array.from({ length: 60 }, async () => {
    const answer = await uploadAs(busy, large);
    if (answer.status !== 201) return answer;
    answered += 1;
    hasBegun?.();
    return answer;
  });
  await begun;
  const before = answered;
  const [one, customers] = await Promise.all([uploadAs(other, small), uploadOn(menu.slug, small)]);
  expect([one.status, customers.status]).toEqual([201, 200]);
  // The one that runs, the one whose turn came while the newcomers were received, and their neighbours in turn.
  expect(answered - before).toBeLessThan(12);
  const answers = await Promise.all(sixty);
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(60 - refused.length);
  expect(refused.length).toBeGreaterThanOrEqual(60 - 2 * uploadLimits.mostEach);
  const [refusal] = refused;
  expect(refusal?.body.error.code).toBe("rate_limited");
  expect(Number(refusal?.headers["retry-after"])).toBe(uploadLimits.retrySeconds);
  expect(await readdir(folder)).toEqual([]);
});

it("a lane that is full says when to try again", async () => {
  const baker = await test.member();
  const held = Promise.withResolvers<void>();
  const places = Array.from({ length: uploadLimits.mostOfLane }, (_, at) =>
    test.deps.uploads.hold("owners", `business ${at}`, () => held.promise),
  );
  const full = await uploadAs(baker, await paint(40));
  expect([full.status, full.body.error.code]).toEqual([503, "unavailable"]);
  expect(Number(full.headers["retry-after"])).toBe(uploadLimits.retrySeconds);
  held.resolve();
  await Promise.all(places);
  expect((await uploadAs(baker, await paint(40))).status).toBe(201);
});

it("what a killed server left of uploads goes after an hour", async () => {
  const old = path.join(folder, "left");
  await writeFile(old, "x");
  await writeFile(path.join(folder, "fresh"), "x");
  const now = new Date();
  const before = new Date(now.getTime() - 2 * 60 * 60_000);
  await utimes(old, before, before);
  await removeLeftovers(folder, now);
  expect(await readdir(folder)).toEqual(["fresh"]);
});
