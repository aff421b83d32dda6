import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { findPort } from "./free-port.ts";
import { endProcess } from "./server-process.ts";
import { untilOpen } from "./until-open.ts";

const configuration = fileURLToPath(new URL("../../../../../deploy/haproxy.cfg", import.meta.url));

/** A haproxy that leads calls to two servers. */
export interface Balancer {
  url: string;
  stop(): Promise<void>;
}

/** Starts the haproxy at a path with `deploy/haproxy.cfg`, without its certificate, before two servers of this machine. */
export async function startBalancer(
  program: string,
  ports: readonly [number, number],
): Promise<Balancer> {
  const folder = mkdtempSync(path.join(tmpdir(), "marzipan-balancer-"));
  const port = await findPort();
  const file = path.join(folder, "haproxy.cfg");
  const text = readFileSync(configuration, "utf8")
    .replace(/bind :443 .*/, `bind 127.0.0.1:${port}`)
    .replace("127.0.0.1:3001", `127.0.0.1:${ports[0]}`)
    .replace("127.0.0.1:3002", `127.0.0.1:${ports[1]}`);
  writeFileSync(file, text);
  const child = spawn(program, ["-f", file, "-db"], { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (data: Buffer) => (said += data.toString()));
  await untilOpen(port, child, () => said);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      await endProcess(child, "SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
