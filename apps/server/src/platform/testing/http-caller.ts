import type { Answering } from "./test-caller.ts";

/** A browser of a test that speaks to a server process over the network and keeps its cookies. */
export interface HttpCaller {
  url: string;
  cookies: Map<string, string>;
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: Record<string, unknown> }>;
  /** The cookie header, for calls that a test makes by itself. */
  cookieHeader(): string;
}

/** Makes a caller of the server at an address. */
export function createHttpCaller(url: string, cookies = new Map<string, string>()): HttpCaller {
  const cookieHeader = (): string =>
    [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return {
    url,
    cookies,
    cookieHeader,
    call: async (method, path, body, headers = {}) => {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: { "content-type": "application/json", cookie: cookieHeader(), ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      for (const set of answer.headers.getSetCookie()) {
        const [name = "", value = ""] = (set.split(";")[0] ?? "").split("=");
        cookies.set(name, value);
      }
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    },
  };
}

/** A server at an address, as `createCaller` asks the application in process. */
export function remoteApp(url: string): Answering {
  return {
    inject: async ({ method = "GET", url: asked, headers, payload }) => {
      if (typeof asked !== "string") throw new Error("a test asks by a path");
      const sent = Object.entries(headers ?? {}).filter(([name]) => name !== "host");
      const isText = typeof payload === "string" || Buffer.isBuffer(payload);
      if (payload !== undefined && !isText) sent.push(["content-type", "application/json"]);
      const answer = await fetch(new URL(asked, url), {
        method,
        headers: sent.map(([name, value]): [string, string] => [name, String(value)]),
        redirect: "manual",
        ...(payload === undefined
          ? {}
          : { body: isText ? String(payload) : JSON.stringify(payload) }),
      });
      return {
        statusCode: answer.status,
        headers: Object.fromEntries(answer.headers),
        cookies: answer.headers.getSetCookie().map((set) => {
          const [name = "", value = ""] = (set.split(";")[0] ?? "").split("=");
          return { name, value };
        }),
        body: await answer.text(),
      };
    },
  };
}
