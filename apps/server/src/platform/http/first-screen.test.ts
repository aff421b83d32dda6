import { hash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import type { Caller } from "../testing/test-caller.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  // The first drawing loads the components, for which a page does not wait on a busy machine.
  const member = await baker();
  for (const url of ["/dashboard", "/clients"] as const)
    await vi.waitUntil(async () => (await open(member, url)).body.includes("data-fits"), 15_000);
});
afterAll(() => test.close());

const phone = "Mozilla/5.0 (Linux; Android 14; Pixel 7) Mobile Safari/537.36";

const open = (caller: Caller, url: `/${string}`, headers: Record<string, string> = {}) =>
  caller.get(url, { accept: "text/html", "user-agent": phone, ...headers });

function screenIn(html: string): string {
  return (
    /<div class="first-screen"[^>]* inert>([\s\S]*?)<div class="loading-screen">/.exec(html)?.[1] ??
    ""
  );
}

async function baker(): Promise<Caller> {
  const member = await test.member();
  await member.patch("/api/settings/business", { isSetUp: true });
  return member;
}

describe("the first screen of a page", () => {
  it("is drawn for who is signed in, in her language and theme", async () => {
    const member = await baker();
    await member.patch("/api/me", { language: "he", theme: "dark", full_name: "<b>Noa" });
    const { body } = await open(member, "/dashboard");
    expect(body).toMatch(
      /<html lang="he" dir="rtl" data-theme="dark" data-owner="[\w-]{36}" data-made="\d+">/,
    );
    expect(body).toContain('data-fits="phone"');
    expect(screenIn(body)).toContain("&lt;b&gt;Noa");
    expect(screenIn(body)).toContain('href="/orders/new"');
    const fonts = [...body.matchAll(/as="font"[^>]* href="\/fonts\/([\w-]+)\./g)];
    expect(fonts.map(([, name]) => name)).toEqual(["rubik-latin", "rubik-hebrew"]);
    expect(body).not.toMatch(/<script type="module"/);
    expect(body).toMatch(
      /<link rel="modulepreload" crossorigin href="\/assets\/index-[^"]+" data-begins \/>/,
    );
  });

  it("brings its styles, allowed by their hash, and no style attribute", async () => {
    const { body, headers } = await open(await baker(), "/clients");
    expect(screenIn(body)).toContain('data-part="skeleton"');
    expect(screenIn(body)).not.toContain(" style=");
    const styles = [...body.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = ""]) => text);
    expect(styles).toHaveLength(2);
    for (const text of styles)
      expect(headers["content-security-policy"]).toContain(
        `'sha256-${hash("sha256", text, "base64")}'`,
      );
    expect(headers["content-security-policy"]).not.toContain("unsafe-inline");
    const links = body.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link).toContain(" disabled ");
  });

  it("has two columns for a computer", async () => {
    const { body } = await open(await baker(), "/dashboard", { "sec-ch-ua-mobile": "?0" });
    expect(body).toContain('data-fits="wide"');
  });

  it("is none for a stranger, behind a closed gate, before the first use, and where the page leads elsewhere", async () => {
    const pages = [
      await open(test.stranger(), "/dashboard"),
      await open(await test.member({ isApproved: false }), "/dashboard"),
      await open(await test.member(), "/dashboard"),
      await open(await baker(), "/auth"),
    ];
    for (const { body } of pages) {
      expect(body).not.toContain('class="first-screen"');
      expect(body).toMatch(/<script type="module"/);
    }
    // Nor later, when what comes before the first use has been loaded.
    const newcomer = await test.member();
    for (let visit = 0; visit < 5; visit += 1) {
      expect((await open(newcomer, "/dashboard")).body).not.toContain('class="first-screen"');
      await setTimeout(100);
    }
  });

  it("shows nothing of another person drawn at the same time", async () => {
    const members = await Promise.all(
      ["Ada", "Bela", "Cora"].map(async (full_name) => {
        const member = await baker();
        await member.patch("/api/me", { full_name });
        return { member, full_name };
      }),
    );
    const screens = await Promise.all(
      members.map(async ({ member }) => screenIn((await open(member, "/dashboard")).body)),
    );
    for (const [index, { full_name }] of members.entries()) {
      const names = ["Ada", "Bela", "Cora"].filter((name) => screens[index]?.includes(name));
      expect(names).toEqual([full_name]);
    }
  });
});
