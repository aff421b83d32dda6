import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./files.ts";

/** The server's layers as `features.ts` lists them: a layer may call the actions of those to its left only. */
export const domainOrder: readonly string[] = readOrder();

function readOrder(): string[] {
  const text = readFileSync(join(projectRoot, "apps/server/src/features.ts"), "utf8");
  const list = text.slice(text.indexOf("export const features"));
  return [...list.matchAll(/^ {2}(\w+)Feature\b/gm)]
    .map(([, name = ""]) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
    .filter((name) => name !== "platform");
}

/** A part of the project with import rules of its own. */
export type Layer = keyof typeof mayImport;

/** Which layers each layer may import; its own is always allowed. */
export const mayImport = {
  contract: [],
  domain: ["contract"],
  phrases: ["contract"],
  questions: ["contract", "domain"],
  insights: ["contract", "domain"],
  "receipt-reading": ["contract", "domain"],
  help: ["contract", "domain", "phrases", "questions"],
  "web ui": [],
  "web platform": ["web ui", "contract", "domain", "phrases"],
  "web feature": [
    "web ui",
    "web platform",
    "contract",
    "domain",
    "phrases",
    "questions",
    "receipt-reading",
  ],
  "web entry": ["web ui", "web platform", "web feature", "contract", "domain", "phrases"],
  "server platform": ["contract", "domain", "phrases"],
  "server provider": ["server platform", "contract", "domain", "phrases", "receipt-reading"],
  "server feature": [
    "server platform",
    "server provider",
    "contract",
    "domain",
    "phrases",
    "help",
    "questions",
    "insights",
    "receipt-reading",
  ],
  "server entry": [
    "server platform",
    "server provider",
    "server feature",
    "server migration",
    "server seed",
    "contract",
    "domain",
    "phrases",
    "receipt-reading",
  ],
  "server migration": ["server platform", "contract"],
  "server seed": [
    "server platform",
    "server provider",
    "server feature",
    "server entry",
    "contract",
    "domain",
    "phrases",
  ],
  "server test harness": [
    "server platform",
    "server provider",
    "server feature",
    "server entry",
    "server migration",
    "server seed",
    "contract",
    "domain",
    "phrases",
  ],
  menu: ["web ui", "contract", "domain", "phrases"],
  "browser journey": ["server test harness", "tool", "contract", "domain", "phrases"],
  tool: ["contract", "domain", "phrases", "receipt-reading"],
  bench: [
    "help",
    "server entry",
    "server platform",
    "server test harness",
    "tool",
    "contract",
    "domain",
    "phrases",
  ],
} as const satisfies Record<string, readonly string[]>;

/** The layer that a file belongs to, and the domain or port inside it. */
export interface Place {
  layer: Layer;
  part: string;
}

const layers: readonly (readonly [RegExp, Layer])[] = [
  [/^packages\/contract\/src\//, "contract"],
  [/^packages\/domain\/src\//, "domain"],
  [/^packages\/phrases\/src\//, "phrases"],
  [/^packages\/help\/src\//, "help"],
  [/^packages\/questions\/src\//, "questions"],
  [/^packages\/insights\/src\//, "insights"],
  [/^packages\/receipt-reading\/src\//, "receipt-reading"],
  [/^apps\/web\/src\/(?:ui|styles)\//, "web ui"],
  [/^apps\/web\/src\/platform\//, "web platform"],
  [/^apps\/web\/src\/features\/([^/]+)\//, "web feature"],
  [/^apps\/web\/src\//, "web entry"],
  [/^apps\/server\/src\/(?:platform|citus)\/testing\//, "server test harness"],
  [/^apps\/server\/src\/platform\//, "server platform"],
  [/^apps\/server\/src\/providers\/([^/]+)\//, "server provider"],
  [/^apps\/server\/src\/features\/([^/]+)\//, "server feature"],
  [/^apps\/server\/src\//, "server entry"],
  [/^apps\/server\/migrations\//, "server migration"],
  [/^apps\/server\/seeds\//, "server seed"],
  [/^apps\/menu\//, "menu"],
  [/^apps\/e2e\//, "browser journey"],
  [/^tools\//, "tool"],
  [/^bench\//, "bench"],
];

/** Returns the layer of a file, `null` when no layer has it. */
export function placeOf(path: string): Place | null {
  for (const [pattern, layer] of layers) {
    const found = pattern.exec(path);
    if (found) return { layer, part: found[1] ?? "" };
  }
  return null;
}

/** Returns a domain's place in the order, -1 when it is none of the domains. */
export function domainRank(domain: string): number {
  return domainOrder.indexOf(domain);
}
