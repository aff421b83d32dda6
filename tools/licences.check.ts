import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listComponents } from "./bootstrap/npm.mjs";
import { projectRoot } from "./structure/files.ts";
import { reportFindings } from "./structure/report.ts";
import type { Findings } from "./structure/report.ts";

/** Licences (SPDX) under which a package may come: none of them asks anything of the code that uses it. */
const allowed: ReadonlySet<string> = new Set([
  "0BSD",
  "AFL-2.1",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  // libvips, which sharp loads as a library of its own.
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  // lightningcss and axe, which are tools: nothing of them is in the product.
  "MPL-2.0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
  "Zlib",
]);

/** Packages that tell their licence only in a field or a file of older times. */
const read: Readonly<Record<string, string>> = {
  busboy: "MIT",
  dicer: "MIT",
  "humanize-number": "MIT",
  only: "MIT",
  streamsearch: "MIT",
  "@react-aria/optimize-locales-plugin": "Apache-2.0",
};

/** A package of a lockfile as far as its licence is concerned. */
interface Locked {
  license?: string;
  link?: boolean;
}

/** Returns whether an SPDX expression lets a package be used: any of what it offers, all of what it asks. */
export function isAllowed(expression: string): boolean {
  const bare = expression.replace(/[()]/g, " ").trim();
  if (bare.includes(" OR ")) return bare.split(" OR ").some(isAllowed);
  return bare.split(" AND ").every((one) => allowed.has(one.trim()));
}

/** Returns a complaint for each package of a lockfile whose licence is unknown or not among the allowed ones. */
export function checkLicences(packages: Readonly<Record<string, Locked>>): string[] {
  const installed = Object.entries(packages).filter(
    ([place, { link }]) => place.includes("node_modules/") && link !== true,
  );
  return installed.flatMap(([place, { license }]) => {
    const name = place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
    const found = license ?? read[name];
    if (found === undefined) return [`${name} names no licence: read its text, then say it here`];
    return isAllowed(found) ? [] : [`${name} is under ${found}, which nobody has allowed`];
  });
}

/** Checks all licences, and writes the bill of materials (CycloneDX) of what is installed beside the reports. */
async function checkAll(): Promise<Findings> {
  const lock = JSON.parse(readFileSync(path.join(projectRoot, "package-lock.json"), "utf8")) as {
    packages: Record<string, Locked>;
  };
  const bill = await listComponents();
  const folder = path.join(projectRoot, ".cache/reports");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "sbom.cdx.json"), bill);
  const { components } = JSON.parse(bill) as { components: unknown[] };
  return {
    complaints: checkLicences(lock.packages),
    fine: `${components.length} components are listed in .cache/reports/sbom.cdx.json, all under allowed licences`,
  };
}

if (import.meta.main) reportFindings("licences", await checkAll());
