import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { forkConfined, heldBytes } from "./confined-child.ts";
import type { ProbeAnswer, ProbeJob } from "../testing/confined-probe.child.ts";

const probe = fileURLToPath(new URL("../testing/confined-probe.child.ts", import.meta.url));

it("a child reads our code alone, writes in its own folder alone, and knows no secret", async () => {
  const data = mkdtempSync(path.join(tmpdir(), "marzipan-data-"));
  writeFileSync(path.join(data, "secret"), "s");
  process.env["SESSION_SECRET"] = "hush";
  const child = forkConfined(probe, { heapMb: 100 });
  const read = ["/etc/passwd", "/proc/self/environ", path.join(data, "secret"), data, "/", probe];
  const write = [path.join(data, "stolen"), path.join(tmpdir(), "stolen"), `${probe}.js`];
  child.send({ read, write } satisfies ProbeJob);
  const [answer] = (await once(child, "message")) as [ProbeAnswer];
  expect(answer.read).toEqual([probe]);
  expect(answer.written).toEqual([]);
  expect(
    answer.environment.filter((name) => !/^(PATH|TMPDIR|TEMP|NODE_CHANNEL_.*)$/.test(name)),
  ).toEqual([]);
  const { hasSpawned, ownFolder } = answer;
  expect([hasSpawned, ownFolder !== null && existsSync(ownFolder)]).toEqual([false, true]);
  expect(await heldBytes(child)).toBeGreaterThan(1_000_000);
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(existsSync(ownFolder ?? "/")).toBe(false);
  rmSync(data, { recursive: true });
  delete process.env["SESSION_SECRET"];
});
