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
