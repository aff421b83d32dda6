import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createPageCache, encodingFor } from "./page-cache.ts";

const page = (html: string) => async () => ({ tag: "t", html });

describe("kept pages", () => {
  it("are made once, also for many who ask at once, in all encodings", async () => {
    const cache = createPageCache(1_000_000);
    let made = 0;
    const make = async () => {
      made += 1;
      return { tag: "t", html: "<p>שלום</p>" };
    };
    const all = await Promise.all(Array.from({ length: 20 }, () => cache.take("a", make)));
    expect(made).toBe(1);
    const [first] = all;
    expect(brotliDecompressSync(first?.br ?? "").toString()).toBe("<p>שלום</p>");
    expect(gunzipSync(first?.gzip ?? "").toString()).toBe("<p>שלום</p>");
  });

  it("go when there is no room, the least lately used first", async () => {
    const cache = createPageCache(300);
    const text = "x".repeat(100);
    await cache.take("a", page(text));
    await cache.take("b", page(text));
    await cache.take("a", page("never"));
    await cache.take("c", page(text));
    expect((await cache.take("a", page("anew"))).plain.toString()).toBe(text);
    expect((await cache.take("b", page("anew"))).plain.toString()).toBe("anew");
  });

  it("do not keep a failure", async () => {
    const cache = createPageCache(1000);
    await expect(cache.take("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect((await cache.take("a", page("yes"))).plain.toString()).toBe("yes");
  });
});

describe("the encoding of a page", () => {
  it("is the smallest that the browser takes", () => {
    expect(encodingFor("gzip, deflate, br")).toBe("br");
    expect(encodingFor("gzip;q=0.8, br;q=0")).toBe("gzip");
    expect(encodingFor("identity")).toBe("plain");
    expect(encodingFor(undefined)).toBe("plain");
  });
});
