import { readFileSync } from "node:fs";
import path from "node:path";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtServer } from "../../../../../tools/bootstrap/build.mjs";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import { measureCalls } from "./health.ts";

const root = path.resolve(import.meta.dirname, "../../../../..");
const readFile = (name: string) => readFileSync(path.join(root, "deploy", name), "utf8");

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe("the files for operating a server", () => {
  it("ask for metrics that the server has, with their labels", async () => {
    const known = await measureCalls(Fastify(), test.deps).metrics();
    const { panels } = JSON.parse(readFile("grafana-dashboard.json")) as {
      panels: { targets: { expr: string }[] }[];
    };
    const asked = [
      ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
      ...[...readFile("alerts.yml").matchAll(/expr: (.*)/g)].map(([, expr = ""]) => expr),
    ];
    expect(asked.length).toBeGreaterThan(15);
    const names = asked.flatMap((expr) => expr.match(/(?:marzipan|process|nodejs)_\w+/g) ?? []);
    for (const name of new Set(names)) expect(known).toContain(name.replace(/_bucket$/, ""));
    for (const labels of asked.join(" ").matchAll(/by \(([^)]+)\)/g))
      expect(["status", "endpoint", "le"]).toEqual(
        expect.arrayContaining((labels[1] ?? "").split(", ")),
      );
  });

  it("start the server that `npm run build` makes", () => {
    const command = /ExecStart=\S+ (\S+) (\S+)/.exec(readFile("marzipan.service"));
    expect(command?.[2]).toBe(builtServer);
    const image = /^CMD (\[.*\])$/m.exec(readFile("Containerfile"))?.[1] ?? "[]";
    expect(JSON.parse(image)).toEqual(["node", command?.[1], command?.[2]]);
  });
});
