import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createServer as createVite } from "vite";
import type { ViteDevServer } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { proxyTo } from "./dev-proxy.ts";

const server = createServer((request, reply) => {
  const { url, headers } = request;
  reply.end(JSON.stringify({ url, host: headers.host }));
});
const folder = mkdtempSync(path.join(tmpdir(), "marzipan-vite-"));
let vite: ViteDevServer;
let origin = "";

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  vite = await createVite({
    configFile: false,
    root: folder,
    logLevel: "silent",
    optimizeDeps: { noDiscovery: true },
    server: { host: "127.0.0.1", port: 0, ws: false, proxy: proxyTo(`http://127.0.0.1:${port}`) },
  });
  await vite.listen();
  origin = new URL(vite.resolvedUrls?.local[0] ?? "").origin;
});

afterAll(async () => {
  await vite.close();
  server.close();
  rmSync(folder, { recursive: true });
});

describe("Vite's development server", () => {
  it.each([
    "/api/auth/sign-in",
    "/dev/outbox",
    "/m/demo",
    "/m",
    "/r/token",
    "/order/token",
    "/public/menu?name=a",
  ])(
    "hands %s to the server under the host of the page, which the server compares with the origin",
    async (url) => {
      const reply = await fetch(origin + url, { method: "POST", headers: { origin } });
      expect(await reply.json()).toEqual({ url, host: new URL(origin).host });
    },
  );

  it.each(["/dev/ui", "/menu", "/menu/share", "/receipts", "/orders"])(
    "answers %s itself",
    async (url) => {
      const reply = await fetch(origin + url, { headers: { accept: "text/html" } });
      expect(await reply.text()).not.toContain('"host"');
    },
  );
});
