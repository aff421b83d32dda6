import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build, preview } from "vite";

const root = fileURLToPath(new URL("../../web", import.meta.url));

/** The page of all components, served on a port of its own. */
export interface RunningGallery {
  url: string;
  stop(): Promise<void>;
}

/** Builds the page of all components, which the product itself does not carry, and serves it from a temporary folder. */
export async function startGallery(): Promise<RunningGallery> {
  const outDir = mkdtempSync(path.join(tmpdir(), "marzipan-gallery-"));
  const place = { root, logLevel: "warn" } as const;
  const input = path.join(root, "gallery.html");
  const { NODE_ENV: mode } = process.env;
  await build({ ...place, build: { outDir, emptyOutDir: true, rolldownOptions: { input } } });
  const server = await preview({
    ...place,
    build: { outDir },
    preview: { host: "127.0.0.1", port: 0 },
  });
  // Vite sets it for the whole process, whose next journeys start servers of their own.
  if (mode === undefined) delete process.env["NODE_ENV"];
  else process.env["NODE_ENV"] = mode;
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error("the gallery has no address");
  return {
    url: new URL("gallery.html", address).href,
    stop: async () => {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
