import { readFileSync } from "node:fs";
import { join } from "node:path";
import { houseRoot } from "./files.ts";

/** The server's rooms as `rooms.ts` lists them: a room may call the actions of those to its left only. */
export const domainOrder: readonly string[] = readOrder();

function readOrder(): string[] {
  const text = readFileSync(join(houseRoot, "apps/server/src/rooms.ts"), "utf8");
  const list = text.slice(text.indexOf("export const rooms"));
  return [...list.matchAll(/^ {2}(\w+)Room\b/gm)]
    .map(([, name = ""]) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
    .filter((name) => name !== "platform");
}

/** A part of the house with import rules of its own. */
export type Room = keyof typeof mayImport;

/** Which rooms each room may import; its own is always allowed. */
export const mayImport = {
  contract: [],
  domain: ["contract"],
  phrases: ["contract"],
  help: ["contract", "domain", "phrases"],
  "web ui": [],
  "web platform": ["web ui", "contract", "domain", "phrases"],
  "web feature": ["web ui", "web platform", "contract", "domain", "phrases"],
  "web entry": ["web ui", "web platform", "web feature", "contract", "domain", "phrases"],
  "server platform": ["contract", "domain", "phrases"],
  "server provider": ["server platform", "contract", "domain", "phrases"],
  "server feature": ["server platform", "server provider", "contract", "domain", "phrases", "help"],
  "server entry": [
    "server platform",
    "server provider",
    "server feature",
    "server migration",
    "server seed",
    "contract",
    "domain",
    "phrases",
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
  tool: ["contract", "domain", "phrases"],
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

/** The room that a file belongs to, and the domain or port inside it. */
export interface Place {
  room: Room;
  part: string;
}

const rooms: readonly (readonly [RegExp, Room])[] = [
  [/^packages\/contract\/src\//, "contract"],
  [/^packages\/domain\/src\//, "domain"],
  [/^packages\/phrases\/src\//, "phrases"],
  [/^packages\/help\/src\//, "help"],
  [/^apps\/web\/src\/(?:ui|styles)\//, "web ui"],
  [/^apps\/web\/src\/platform\//, "web platform"],
  [/^apps\/web\/src\/features\/([^/]+)\//, "web feature"],
  [/^apps\/web\/src\//, "web entry"],
  [/^apps\/server\/src\/platform\/testing\//, "server test harness"],
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

/** Answers where a file stands, `null` when no room has it. */
export function placeOf(path: string): Place | null {
  for (const [pattern, room] of rooms) {
    const found = pattern.exec(path);
    if (found) return { room, part: found[1] ?? "" };
  }
  return null;
}

/** Answers a domain's place in the order, -1 when it is none of the domains. */
export function domainRank(domain: string): number {
  return domainOrder.indexOf(domain);
}
