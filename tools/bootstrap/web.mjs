import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { runChild } from "./child.mjs";
import { Failure } from "./failure.mjs";
import { findProgram, hashPaths, inProject, readText } from "./project.mjs";
import { makeEnvironment } from "./runtime.mjs";

const sources = ["apps/web", "packages", "package-lock.json", "tsconfig.base.json"];
const stampFile = "apps/web/dist/.stamp";

/** Answers the hash of all that the built web is made of. */
export function hashWebSources() {
  return hashPaths(sources);
}

/**
 * Builds the web into apps/web/dist unless what lies there was built from the same sources. The new
 * build takes the old one's place only when whole; after a failed one, none is left to be served.
 */
export async function ensureWebBuilt(node) {
  const hash = hashWebSources();
  if (readText(stampFile) === hash) return;
  process.stdout.write("Building the web…\n");
  const dist = inProject("apps/web/dist");
  const draft = inProject(".cache/web-build");
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(inProject(".cache"), { recursive: true });
  const args = [findProgram("vite"), "build", "apps/web", "--config", "apps/web/vite.config.ts"];
  const code = await runChild(
    node,
    [...args, "--outDir", draft, "--emptyOutDir", "--logLevel", "warn"],
    { env: makeEnvironment(node, { NODE_ENV: "production" }) },
  );
  rmSync(dist, { recursive: true, force: true });
  if (code !== 0 || !existsSync(draft)) {
    rmSync(draft, { recursive: true, force: true });
    throw new Failure("The web could not be built: see the message above.");
  }
  renameSync(draft, dist);
  writeFileSync(inProject(stampFile), hash);
}
