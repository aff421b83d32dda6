import type { FastifyInstance } from "fastify";
import type { Deps } from "../src/platform/feature/deps.ts";
import { readAccess, signAccess } from "../src/platform/session/tokens.ts";

/** A browser of the demo's making: it keeps cookies and speaks to the product's own calls. */
export interface DemoBrowser {
  signIn(email: string, password: string): Promise<void>;
  /** Calls the product; a refusal is a defect of the demo and throws. */
  call<T>(
    method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE",
    url: string,
    body?: unknown,
  ): Promise<T>;
  /** Uploads a picture and returns its id. */
  upload(bytes: Buffer): Promise<string>;
}

const boundary = "marzipan-demo-boundary";

/**
 * Makes a browser over the application in process. Between two sign-ins its access token is signed again for each call
 * instead of being renewed: days lie between the calls of the demo's year, so every one would cost a renewal.
 */
export function openDemoBrowser(
  app: FastifyInstance,
  { sessionSecret, now }: Pick<Deps, "sessionSecret" | "now">,
): DemoBrowser {
  const cookies = new Map<string, string>();
  const renew = (): void => {
    const token = cookies.get("marzipan_access");
    if (token === undefined) return;
    const claims = readAccess(sessionSecret, token, new Date(0));
    cookies.set("marzipan_access", signAccess(sessionSecret, claims, now()));
  };
  const send = async (
    method: string,
    url: string,
    payload: unknown,
    type?: string,
  ): Promise<unknown> => {
    renew();
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await app.inject({
      method: method as "GET",
      url,
      headers: { host: "localhost", cookie, ...(type ? { "content-type": type } : {}) },
      ...(payload === undefined ? {} : { payload: payload as object }),
    });
    for (const set of answer.cookies) cookies.set(set.name, set.value);
    if (answer.statusCode >= 400)
      throw new Error(`the demo's ${method} ${url} was refused: ${answer.body}`);
    return JSON.parse(answer.body) as unknown;
  };
  return {
    signIn: async (email, password) => {
      await send("POST", "/api/auth/sign-in", { email, password });
    },
    call: async <T>(method: string, url: string, body?: unknown) =>
      (await send(method, url, body)) as T,
    upload: async (bytes) => {
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="picture.png"\r\ncontent-type: image/png\r\n\r\n`;
      const payload = Buffer.concat([
        Buffer.from(head),
        bytes,
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ]);
      const stored = (await send(
        "POST",
        "/api/files/pictures",
        payload,
        `multipart/form-data; boundary=${boundary}`,
      )) as { id: string };
      return stored.id;
    },
  };
}
