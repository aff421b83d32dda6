import { describe, expect, it } from "vitest";
import { hashPassword, hashingAt, isPassword } from "./passwords.ts";

describe("passwords", () => {
  it("are hashed by argon2id with 19 MiB and two passes, each time anew", async () => {
    const [first, second] = await Promise.all([
      hashPassword("babka-2026"),
      hashPassword("babka-2026"),
    ]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(second).not.toBe(first);
  });

  it("cost less only while an act lasts, also one that fails, and belong to such a hash as well", async () => {
    const cheap = { memoryCost: 64, timeCost: 1 };
    const hash = await hashingAt(cheap, () => hashPassword("babka-2026"));
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
    expect(await isPassword(hash, "babka-2026")).toBe(true);
    await expect(hashingAt(cheap, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await hashPassword("babka-2026")).toContain("$m=19456,t=2,p=1$");
  });

  it("belong to their own hash, many at once, and to no other or none", async () => {
    const hash = await hashPassword("babka-2026");
    const typed = Array.from({ length: 12 }, (_, index) => (index % 3 ? "no" : "babka-2026"));
    expect(await Promise.all(typed.map((one) => isPassword(hash, one)))).toEqual(
      typed.map((one) => one === "babka-2026"),
    );
    expect(await isPassword(null, "babka-2026")).toBe(false);
  });

  it("fail for a hash that is none, and later ones are still answered", async () => {
    await expect(isPassword("nonsense", "babka-2026")).rejects.toThrow("Decoding failed");
    expect(await isPassword(await hashPassword("babka-2026"), "babka-2026")).toBe(true);
  });
});
