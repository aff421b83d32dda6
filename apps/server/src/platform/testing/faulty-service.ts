import { createServer, request as ask } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";

/** How an outside service can fail whom it serves; `pretends` says that all went well and does nothing. */
export const faults = [
  "hangs",
  "hangs_midway",
  "fails",
  "is_busy",
  "cuts_off",
  "speaks_html",
  "says_half",
  "floods",
  "closes",
  "pretends",
] as const;

/** One way to fail. */
export type Fault = (typeof faults)[number];

/** A service that fails in a chosen way, and else hands calls on to the real one behind it. */
export interface FaultyService {
  url: string;
  /** Fails in a way from now on; `null` lets it work. What was going on is cut off. */
  fail(fault: Fault | null): void;
  /** Refuses every call with this from now on; `null` lets it work. */
  refuse(refusal: { status: number; body: object } | null): void;
  close(): Promise<void>;
}

/** What a busy one says how long to wait, in seconds. */
export const busySeconds = 120;

const page = "<!doctype html><html><body><h1>Welcome to the hotel's network</h1></body></html>";

type Act = (request: IncomingMessage, response: ServerResponse) => void;

const acts: Readonly<Record<Fault, Act>> = {
  hangs: () => undefined,
  hangs_midway: (_request, response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
    response.write('{"success":');
  },
  fails: (_request, response) => void response.writeHead(500).end("oh no"),
  is_busy: (_request, response) =>
    void response.writeHead(429, { "retry-after": String(busySeconds) }).end("{}"),
  cuts_off: (_request, response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
    response.write('{"success":', () => response.destroy());
  },
  speaks_html: (_request, response) =>
    void response.writeHead(200, { "content-type": "text/html" }).end(page),
  says_half: (_request, response) =>
    void response.writeHead(200, { "content-type": "application/json" }).end('{"success": tr'),
  floods: (_request, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    const piece = Buffer.alloc(64 * 1024, " ");
    const pour = (): void => {
      while (!response.destroyed && response.write(piece));
      if (!response.destroyed) response.once("drain", pour);
    };
    pour();
  },
  closes: (request) => void request.socket.destroy(),
  pretends: (_request, response) => void response.writeHead(200, { etag: '"0"' }).end(),
};

/** Opens a service that fails when told to, in front of another one. */
export async function openFaultyService(behind: string): Promise<FaultyService> {
  let fault: Fault | null = null;
  let refusal: { status: number; body: object } | null = null;
  const server = createServer((request, response) => {
    response.on("error", () => undefined);
    if (refusal) {
      response.writeHead(refusal.status, { "content-type": "application/json" });
      return void response.end(JSON.stringify(refusal.body));
    }
    if (fault === null) return handOn(behind, request, response);
    const act = acts[fault];
    // The request is read to its end first, as a real server does before it fails.
    request.resume();
    request.on("end", () => act(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    fail: (next) => {
      fault = next;
      server.closeAllConnections();
    },
    refuse: (next) => {
      refusal = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function handOn(behind: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url = "/" } = request;
  const further = ask(new URL(url, behind), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  further.on("error", () => response.destroy());
  request.pipe(further);
}
