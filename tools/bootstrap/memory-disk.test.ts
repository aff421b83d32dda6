import { spawnSync } from "node:child_process";
import { existsSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { describe, expect, it } from "vitest";
import { openMemoryFolder } from "./memory-disk.mjs";

const module = new URL("memory-disk.mjs", import.meta.url).href;
const place = "/dev/shm";
const isTmpfs = existsSync(place) && statfsSync(place).type === 0x01021994;

describe("a folder in memory for tests", () => {
  it("is not made where the place is missing, is no memory, or has not enough of it", () => {
    expect(openMemoryFolder("/no/such/place", 1)).toBeNull();
    expect(openMemoryFolder("/proc", 1)).toBeNull();
    expect(openMemoryFolder(isTmpfs ? place : tmpdir(), Number.MAX_SAFE_INTEGER)).toBeNull();
  });

  it("is gone when the process that made it ends, with what stands in it", () => {
    const source = `
      import { existsSync, mkdirSync, writeFileSync } from "node:fs";
      const folder = (await import(${JSON.stringify(module)})).openMemoryFolder(${JSON.stringify(place)}, 1);
      if (folder) {
        mkdirSync(folder + "/below");
        writeFileSync(folder + "/below/file", "flour");
      }
      process.stdout.write(JSON.stringify({ folder, isThere: folder !== null && existsSync(folder) }));
      process.exit(3);`;
    const args = ["--input-type=module", "--eval", source];
    const { stdout, status } = spawnSync(process.execPath, args, { encoding: "utf8" });
    const { folder, isThere } = JSON.parse(stdout) as { folder: string | null; isThere: boolean };
    expect([status, isThere, existsSync(folder ?? "/no/such/place")]).toEqual([3, isTmpfs, false]);
  });
});
