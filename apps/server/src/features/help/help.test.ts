import { languages } from "@marzipan/contract/languages";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.asOwner("delete from help_vote"));

const search = (q: string, language = "en") =>
  test.stranger().get(`/api/help/search?${new URLSearchParams({ q, language }).toString()}`);

describe("searching the help", () => {
  it.each([
    ["en", "move order", "move-order"],
    ["he", "מקדמה", "deposits"],
    ["ar", "نسيت كلمة السر", "forgot-password"],
    ["ja", "売り切れ", "sold-out"],
  ])("finds articles as one types, in %s: %s", async (language, q, id) => {
    const { status, body } = await search(q, language);
    expect([status, body.isKnown, body.items[0]?.id]).toEqual([200, true, id]);
    expect(body.items.length).toBeLessThanOrEqual(8);
    expect(body.items[0]?.title).not.toBe("");
  });

  it("says that it knows no answer, and refuses what is no search", async () => {
    expect((await search("🎂🎂")).body).toEqual({ isKnown: false, items: [] });
    expect((await search("")).status).toBe(400);
    expect((await search("x".repeat(201))).status).toBe(400);
    expect((await search("x", "tlh")).status).toBe(400);
  });
});

describe("the help of a page", () => {
  it.each(languages)(
    "has its articles with their text, those of it alone first, in %s",
    async (language) => {
      const { body } = await test
        .stranger()
        .get(`/api/help/articles?page=/bake-list&language=${language}`);
      expect(body.items[0]?.id).toBe("bake-list");
      expect(body.items[0]?.blocks.length).toBeGreaterThan(1);
    },
  );

  it("is empty for a page without articles", async () => {
    const { body } = await test.stranger().get("/api/help/articles?page=/nowhere");
    expect(body).toEqual({ items: [] });
  });
});

describe("whether an article helped", () => {
  const vote = (article: string, isHelpful: boolean, remoteAddress = "10.8.0.1") =>
    test.stranger().send({
      method: "POST",
      url: "/api/help/votes",
      payload: { article, language: "he", isHelpful },
      remoteAddress,
    });

  it("is counted, and administrators see it, the least helpful first", async () => {
    for (const isHelpful of [true, true, false]) {
      expect((await vote("deposits", isHelpful)).status).toBe(200);
    }
    await vote("orders", true);
    const { body } = await (await test.member({ isAdmin: true })).get("/api/admin/help-votes");
    expect(body.items).toEqual([
      { article: "deposits", title: "Ask for a deposit", language: "he", helped: 2, notHelped: 1 },
      {
        article: "orders",
        title: "Take an order and change it",
        language: "he",
        helped: 1,
        notHelped: 0,
      },
    ]);
    expect((await (await test.member()).get("/api/admin/help-votes")).status).toBe(403);
  });

  it("is refused for an article that is none, and for one address that never ends", async () => {
    expect((await vote("no-such-article", true)).status).toBe(404);
    const answers = [];
    for (let at = 0; at < 61; at += 1) answers.push(vote("menu", true, "10.8.0.2"));
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});
