import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findPort } from "./free-port.ts";
import { untilOpen } from "./until-open.ts";

/** A proxy that runs in front of a server; HTTP/1.1 and HTTP/2 have a port each, on 127.0.0.1 and ::1. */
export interface RealProxy {
  http1: number;
  http2: number;
  stop(): Promise<void>;
}

type Writes = (
  ports: { http1: number; http2: number; to: number },
  folder: string,
  more: string,
) => string;

/** nginx as its manual has it for a server behind it: it appends who is connected, and keeps connections alive. */
const writeNginx: Writes = ({ http1, http2, to }, folder, more) => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream marzipan { server 127.0.0.1:${to}; keepalive 1; }
  server {
    listen 127.0.0.1:${http1};
    listen [::1]:${http1};
    listen 127.0.0.1:${http2} http2;
    listen [::1]:${http2} http2;
    location / {
      proxy_pass http://marzipan;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header X-Forwarded-Host $http_host;
      ${more}
    }
  }
}`;

/** haproxy with `option forwardfor`, which adds a header of its own beside one that the client sent. */
const writeHaproxy: Writes = ({ http1, http2, to }) => `
global
  maxconn 256
defaults
  mode http
  option forwardfor
  option http-keep-alive
  http-reuse always
  timeout connect 5s
  timeout client 30s
  timeout server 30s
frontend all
  bind 127.0.0.1:${http1}
  bind ::1:${http1}
  bind 127.0.0.1:${http2} proto h2
  bind ::1:${http2} proto h2
  http-request set-header X-Forwarded-Proto http
  http-request set-header X-Forwarded-Host %[req.hdr(host)]
  default_backend marzipan
backend marzipan
  server one 127.0.0.1:${to}
`;

const kinds = {
  nginx: { write: writeNginx, args: (file: string) => ["-c", file] },
  haproxy: { write: writeHaproxy, args: (file: string) => ["-f", file, "-db"] },
} as const;

/** Starts a proxy of a kind, whose program is at a path, in front of a port of this machine; nginx with `more` set. */
export async function startProxy(
  kind: keyof typeof kinds,
  program: string,
  to: number,
  more = "",
): Promise<RealProxy> {
  const folder = mkdtempSync(path.join(tmpdir(), `marzipan-${kind}-`));
  for (const name of ["body", "proxy"]) mkdirSync(path.join(folder, name));
  const [http1, http2] = [await findPort(), await findPort()];
  const file = path.join(folder, "proxy.conf");
  writeFileSync(file, kinds[kind].write({ http1, http2, to }, folder, more));
  const child = spawn(program, kinds[kind].args(file), { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (data: Buffer) => (said += data.toString()));
  await untilOpen(http1, child, () => said);
  return {
    http1,
    http2,
    stop: async () => {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
