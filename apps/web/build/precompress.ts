import { readFile, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { isOfApp } from "./is-of-app.ts";
import type { Plugin } from "vite";

const compressible = /\.(?:js|css|svg|json|txt|webmanifest)$/;
/** Smaller files fit one packet, so compressing them saves nothing. */
const leastBytes = 1024;

/** Writes each file of the build also as Brotli and gzip, so that no answer waits for a compression. */
export function precompress(): Plugin {
  return {
    name: "precompress",
    apply: isOfApp,
    async writeBundle({ dir = "" }) {
      const files = await readdir(dir, { recursive: true });
      await Promise.all(
        files
          .filter((name) => compressible.test(name))
          .map((name) => compress(path.join(dir, name))),
      );
    },
  };
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < leastBytes) return;
  const [br, gz] = await Promise.all([promisify(brotliCompress)(bytes), promisify(gzip)(bytes)]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
