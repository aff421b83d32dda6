import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { ensureFirstAdmin } from "./first-admin.ts";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import type { Caller } from "../testing/test-caller.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** The password of every member of a test. */
const theirs = "kneading-2026";
const operators = "sourdough-starter-81";

const start = async (email: string): Promise<void> => {
  const config = { ...test.deps.config, firstAdmin: { email, password: operators } };
  await ensureFirstAdmin({ ...test.deps, config }, test.ownerUrl);
};
const signIn = async (email: string, password: string): Promise<Caller> => {
  const caller = test.stranger();
  await caller.post("/api/auth/sign-in", { email, password });
  return caller;
};
const isAdministrator = async (caller: Caller): Promise<boolean> =>
  (await caller.get("/api/admin/users")).status === 200;

beforeEach(async () => {
  await test.asOwner("update account set is_admin = false");
});

it("makes a new account of the address the administrator", async () => {
  await start("operator@example.test");
  expect(await isAdministrator(await signIn("operator@example.test", operators))).toBe(true);
});

it("lets nobody in who registered the address without confirming it", async () => {
  const stranger = await test.member({ isVerified: false, isApproved: false });
  await start(stranger.email);
  expect(await isAdministrator(stranger)).toBe(false);
  expect(await isAdministrator(await signIn(stranger.email, theirs))).toBe(false);
  expect(await isAdministrator(await signIn(stranger.email, operators))).toBe(true);
});

it("makes a confirmed account of the address the administrator, which keeps its password", async () => {
  const member = await test.member();
  await start(member.email);
  expect(await isAdministrator(await signIn(member.email, theirs))).toBe(true);
});

it("leaves all as it is where there is an administrator", async () => {
  const [first, unmade] = [await test.member({ isAdmin: true }), await test.member()];
  await start(unmade.email);
  expect(await isAdministrator(first)).toBe(true);
  expect(await isAdministrator(await signIn(unmade.email, theirs))).toBe(false);
});
