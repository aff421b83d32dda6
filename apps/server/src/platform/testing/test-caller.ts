import type { ErrorBody } from "@marzipan/contract/errors";
import type { InjectOptions } from "fastify";
import type { CallKey, KnownReply } from "./known-replies.ts";

/** What a call answered; the body is of the call's own reply or of its refusal, whichever the test asks for. */
export interface Answer<Body = ErrorBody> {
  status: number;
  body: Body;
  headers: Record<string, string | string[] | number | undefined>;
}

/**
 * What the call of a key answered. The key is said to be invariant: left to the compiler, finding that out compares
 * the replies of all calls with each other and takes a minute.
 */
interface AnswerOf<in out Key extends string> {
  status: number;
  body: KnownReply<Key>;
  headers: Answer["headers"];
}

/** What one of the product's calls answered, by its method and path. */
export type AnswerTo<Verb extends string, Path extends string> = AnswerOf<CallKey<Verb, Path>>;

/** Returns what came as text: a page, a document. */
export const textOf = ({ body }: Answer<unknown>): string => String(body);

/** A browser of a test: it keeps cookies and sends JSON. */
export interface Caller {
  email: string;
  password: string;
  cookies: Map<string, string>;
  get: <const Path extends string>(
    path: Path,
    headers?: Record<string, string>,
  ) => Promise<AnswerTo<"GET", Path>>;
  post: <const Path extends string>(
    path: Path,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<AnswerTo<"POST", Path>>;
  patch: <const Path extends string>(
    path: Path,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<AnswerTo<"PATCH", Path>>;
  put: <const Path extends string>(
    path: Path,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<AnswerTo<"PUT", Path>>;
  delete: <const Path extends string>(
    path: Path,
    headers?: Record<string, string>,
  ) => Promise<AnswerTo<"DELETE", Path>>;
  send: <const Verb extends string, const Path extends string>(
    options: InjectOptions & { method: Verb; url: Path },
  ) => Promise<AnswerTo<Verb, Path>>;
}

/** What returns a caller's requests: the application in process, or a server at an address (`remoteApp`). */
export interface Answering {
  inject(options: InjectOptions): Promise<{
    statusCode: number;
    headers: Answer["headers"];
    cookies: readonly { name: string; value: string }[];
    body: string;
  }>;
}

/** Creates a caller over the application in process, or over a server elsewhere. */
export function createCaller(app: Answering, cookies = new Map<string, string>()): Caller {
  const send = async <Body>(options: InjectOptions): Promise<Answer<Body>> => {
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
    <Body>(
      url: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ): Promise<Answer<Body>> =>
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
