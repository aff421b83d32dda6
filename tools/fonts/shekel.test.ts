import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { cutShekel, fontFolder } from "./shekel.ts";

it("the shekel's font is what its script cuts out of Rubik, and small", async () => {
  const kept = await readFile(new URL("rubik-shekel.woff2", fontFolder));
  expect(kept.equals(await cutShekel())).toBe(true);
  expect(kept.length).toBeLessThan(1500);
});
