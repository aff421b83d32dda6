import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { packTar, readTar } from "./tar.ts";
import type { TarEntry } from "./tar.ts";

const folder = mkdtempSync(join(tmpdir(), "mz-tar-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const longName = `files/${"0".repeat(36)}/${"1".repeat(36)}/${"x".repeat(60)}.webp`;
const entries: TarEntry[] = [
  { name: "manifest.json", content: Buffer.from("{}") },
  { name: longName, content: Buffer.alloc(1024, 7) },
  { name: "empty", content: Buffer.alloc(0) },
];

async function readAll(path: string): Promise<TarEntry[]> {
  const found: TarEntry[] = [];
  for await (const entry of readTar(path)) found.push(entry);
  return found;
}

// What the writer of the first backups made of the same entries.
const firstWriters =
  "H4sIAAAAAAACA+3WwQqCQBDG8bn1Gj2B/t02fR6DFYw0aTcqoncPOmkdEmSlcH6Xmdswhxm+pmzryvmQ7P2xlTgAcnhVPitgej1ChjW5rJEZnH0oT8Iss37Q/SFqwa4TJBe366bfvxn+AoSNLbb8+f1X9cH5lBHSbIRY66+UUovlmi7cIr/Y7/nvvS/Aav5TSqmYnsyDy6kAEAAA";

it("an archive comes back as it was, entry by entry", async () => {
  const path = join(folder, "new.tar.gz");
  async function* list(): AsyncGenerator<TarEntry> {
    yield* entries;
  }
  await pipeline(packTar(list()), createGzip(), createWriteStream(path));
  expect(await readAll(path)).toEqual(entries);
});

it("an archive of the first backups is read", async () => {
  const path = join(folder, "old.tar.gz");
  writeFileSync(path, Buffer.from(firstWriters, "base64"));
  expect(await readAll(path)).toEqual(entries);
});

it("an entry that fails breaks the archive", async () => {
  async function* list(): AsyncGenerator<TarEntry> {
    yield* entries;
    throw new Error("gone");
  }
  const target = createWriteStream(join(folder, "broken.tar.gz"));
  await expect(pipeline(packTar(list()), createGzip(), target)).rejects.toThrow("gone");
});
