import type { FastifyInstance, InjectOptions } from "fastify";

/** What a call answered. */
export interface Answer {
  status: number;
  // Tests look into replies freely; the schema check of the application guards their shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  headers: Record<string, string | string[] | number | undefined>;
}

/** A browser of a test: it keeps cookies and sends JSON. */
export interface Caller {
  email: string;
  password: string;
  cookies: Map<string, string>;
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  patch: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  put: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  delete: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  send: (options: InjectOptions) => Promise<Answer>;
}

/** Makes a caller over the application in process. */
export function createCaller(app: FastifyInstance, cookies = new Map<string, string>()): Caller {
  const send = async (options: InjectOptions): Promise<Answer> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await app.inject({
      ...options,
      headers: { host: "localhost:3000", ...(cookie ? { cookie } : {}), ...options.headers },
    });
    for (const set of response.cookies) {
      if (set.value === "") cookies.delete(set.name);
      else cookies.set(set.name, set.value);
    }
    const isJson = String(response.headers["content-type"] ?? "").includes("application/json");
    return {
      status: response.statusCode,
      body: isJson && response.body ? JSON.parse(response.body) : response.body,
      headers: response.headers,
    };
  };
  const withBody =
    (method: "POST" | "PATCH" | "PUT") =>
    (url: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
      send({ method, url, headers, ...(body === undefined ? {} : { payload: body as object }) });
  return {
    email: "",
    password: "",
    cookies,
    send,
    get: (url, headers = {}) => send({ method: "GET", url, headers }),
    post: withBody("POST"),
    patch: withBody("PATCH"),
    put: withBody("PUT"),
    delete: (url, headers = {}) => send({ method: "DELETE", url, headers }),
  };
}
