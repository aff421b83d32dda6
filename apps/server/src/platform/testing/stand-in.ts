import { createServer } from "node:http";

/** A service of the outside that a test plays: it keeps what it heard and returns what it is told to. */
export interface StandIn {
  url: string;
  heard: { method: string; path: string; headers: Record<string, unknown>; body: string }[];
  /** Says what it answers from now on, as JSON; `null` lets it never answer. */
  answer(body: object | null, status?: number): void;
  close(): Promise<void>;
}

/** Opens a stand-in on a free port of this machine. */
export async function openStandIn(): Promise<StandIn> {
  let next: { body: object | null; status: number } = { body: {}, status: 200 };
  const heard: StandIn["heard"] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (part: string) => (body += part));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      heard.push({ method, path: url, headers, body });
      if (next.body === null) return;
      response.writeHead(next.status, { "content-type": "application/json" });
      response.end(JSON.stringify(next.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    answer: (body, status = 200) => {
      next = { body, status };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
