import { existsSync, readdirSync } from "node:fs";
import type { Samples } from "./samples.ts";

const features = new URL("../../features/", import.meta.url);

async function loadSamples(): Promise<Samples[]> {
  const files = readdirSync(features)
    .map((name) => new URL(`${name}/${name}.samples.ts`, features))
    .filter((file) => existsSync(file));
  const modules = await Promise.all(
    files.map((file) => import(file.href) as Promise<{ samples: Samples }>),
  );
  return modules.map(({ samples }) => samples);
}

/** The samples of every feature that has some. */
export const allSamples: readonly Samples[] = await loadSamples();
