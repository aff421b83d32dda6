import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { businessOf } from "../../platform/testing/explain.ts";
import { uploadAs, uploadDocumentAs } from "../../platform/testing/multipart.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";
import { whileHeld } from "../../platform/testing/while-held.ts";

let test: TestApp;
let png: Buffer;
beforeAll(async () => {
  test = await startTestApp();
  const create = { width: 20, height: 20, channels: 3, background: "#c86" } as const;
  png = await sharp({ create }).png().toBuffer();
});
afterAll(() => test.close());

const addPicture = async (baker: Caller): Promise<string> =>
  (await uploadAs(baker, png)).body.id as string;

const makeProduct = async (baker: Caller, imageId: string | null): Promise<string> =>
  (await baker.post("/api/products", { name: "Babka", imageId })).body.id;

const isServed = async (baker: Caller, id: string): Promise<boolean> =>
  (await baker.get(`/api/files/${id}/thumb`)).status === 200;

const counter = "select from business_counter where business_id = $1";
const file = "select from file where id = $1";

it("a picture that is removed is refused to a product that takes it at the same moment", async () => {
  const baker = await test.member();
  const imageId = await addPicture(baker);
  const [shows, takes] = [await makeProduct(baker, imageId), await makeProduct(baker, null)];
  const [dropped, taken] = await whileHeld(
    test,
    { text: `${counter} for update`, values: [await businessOf(baker)] },
    [
      () => baker.patch(`/api/products/${shows}`, { imageId: null }),
      () => baker.patch(`/api/products/${takes}`, { imageId }),
    ],
  );
  expect([dropped.status, taken.status]).toEqual([200, 404]);
  expect(taken.body.error.facts.fields).toEqual([{ path: "imageId", problem: "invalid" }]);
});

it("a document that is removed is refused to an expense that takes it at the same moment", async () => {
  const baker = await test.member();
  const fileId = (await uploadDocumentAs(baker, png)).body.id;
  const draft = { date: "2026-11-20", category: "food", amount: 12.5 };
  const has = (await baker.post("/api/expenses", { ...draft, fileId })).body.id;
  const takes = (await baker.post("/api/expenses", draft)).body.id;
  const [dropped, taken] = await whileHeld(
    test,
    { text: `${counter} for update`, values: [await businessOf(baker)] },
    [
      () => baker.patch(`/api/expenses/${has}`, { fileId: null }),
      () => baker.patch(`/api/expenses/${takes}`, { fileId }),
    ],
  );
  expect([dropped.status, taken.status]).toEqual([200, 404]);
  expect(taken.body.error.facts.fields).toEqual([{ path: "fileId", problem: "invalid" }]);
});

it("pictures stay where two products swap theirs at the same moment", async () => {
  const baker = await test.member();
  const pictures = [await addPicture(baker), await addPicture(baker)] as const;
  const [first, second] = [
    await makeProduct(baker, pictures[0]),
    await makeProduct(baker, pictures[1]),
  ];
  // Products can be locked meanwhile but not changed, so that both hold the picture that they take.
  const answers = await whileHeld(test, { text: "lock table product in share mode", values: [] }, [
    () => baker.patch(`/api/products/${first}`, { imageId: pictures[1] }),
    () => baker.patch(`/api/products/${second}`, { imageId: pictures[0] }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  for (const id of pictures) expect(await isServed(baker, id)).toBe(true);
});

it("a picture stays where the profile takes it while a product drops it", async () => {
  const baker = await test.member();
  const imageId = await addPicture(baker);
  const product = await makeProduct(baker, imageId);
  const [me] = await whileHeld(
    test,
    { text: "select from account where email_key = $1 for update", values: [baker.email] },
    [() => baker.patch("/api/me", { profileImageId: imageId })],
    async () => {
      const dropped = await baker.patch(`/api/products/${product}`, { imageId: null });
      expect(dropped.status).toBe(200);
    },
  );
  expect(me.status).toBe(200);
  expect(await isServed(baker, imageId)).toBe(true);
});

it("whoever waits for a picture does not hold the counter that its removal changes", async () => {
  const baker = await test.member({ plan: "basic" });
  const imageId = await addPicture(baker);
  const businessId = await businessOf(baker);
  const [made] = await whileHeld(
    test,
    { text: `${file} for update`, values: [imageId] },
    [() => baker.post("/api/products", { name: "Babka", imageId })],
    async ({ countFree }) => {
      expect(await countFree(counter, [businessId])).toBe(1);
    },
  );
  expect(made.status).toBe(201);
});

it("what a product or an expense has already is not waited for when it is saved with it", async () => {
  const baker = await test.member();
  const [imageId, fileId] = [await addPicture(baker), (await uploadDocumentAs(baker, png)).body.id];
  const product = await makeProduct(baker, imageId);
  const draft = { date: "2026-11-20", category: "food", amount: 12.5, fileId };
  const expense = (await baker.post("/api/expenses", draft)).body.id;
  await whileHeld(test, { text: "select from file for update", values: [] }, [], async () => {
    const saved = [
      await baker.patch(`/api/products/${product}`, { name: "Saved", imageId }),
      await baker.patch(`/api/expenses/${expense}`, { amount: 20, fileId }),
    ];
    expect(saved.map(({ status }) => status)).toEqual([200, 200]);
  });
});
