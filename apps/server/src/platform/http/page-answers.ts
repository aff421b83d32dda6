import { setTimeout as sleep } from "node:timers/promises";
import type { ErrorBody, ErrorCode } from "@marzipan/contract/errors";
import { refreshSession } from "@marzipan/contract/auth";
import { firstCalls, nextCalls } from "@marzipan/contract/first-calls";
import type { FirstAnswers } from "@marzipan/contract/first-calls";
import { dayIn, monthEnd, monthStart } from "@marzipan/domain/dates";
import type { FastifyRequest } from "fastify";

/** How long a page waits for what it shows first; then it goes without, and asks for it itself. */
const waitMs = 1000;

/** What a call of the same visitor says of itself; nothing of how the page is to be sent. */
const passedOn = ["host", "user-agent", "x-forwarded-for", "x-forwarded-proto"] as const;

/** Returns of calls as JSON text, by the key under which the web keeps them. */
export type PageAnswers = ReadonlyMap<string, string>;

/** What a page was told before it is sent. */
export interface PageAsked {
  answers: PageAnswers;
  /** The `Set-Cookie` values of a session that was renewed for the answers; they go with the page. */
  cookies: readonly string[];
}

/** What a page without a session is told. */
export const noAnswers: PageAsked = { answers: new Map(), cookies: [] };

/**
 * Asks, under the visitor's own session, the calls that a page of the app makes first, and returns what they said; a
 * call that was refused is left out, and so are all when it is not a person who opens a page. An access token that has
 * ended is renewed first, as the page would do itself one answer later; not for a page that is only fetched ahead.
 */
export async function askFirstCalls(
  request: FastifyRequest,
  path: string,
  now: () => Date,
): Promise<PageAsked> {
  const daysIn: FirstAnswers["daysIn"] = (timeZone) => {
    const today = dayIn(timeZone, now());
    return { today, from: monthStart(today), to: monthEnd(today) };
  };
  const { lang: _language, ...choices } = request.query as Record<string, unknown>;
  const isBare = Object.keys(choices).length === 0;
  const { cookie } = request.headers;
  const calls = firstCalls(path);
  if (request.method !== "GET" || !opensPage(request) || !cookie || calls.length === 0)
    return noAnswers;
  const askEach = (under: string) =>
    Promise.all(calls.map(async (one) => [one.key, await ask(request, one.path, under)] as const));
  let isLate = false;
  let renewing: ReturnType<typeof renew> | undefined;
  const askAll = async (): Promise<PageAsked> => {
    let under = cookie;
    let cookies: readonly string[] = [];
    let first = await askEach(under);
    if (first.some(([, reply]) => reply.hasEnded) && !isLate && !isFetchedAhead(request)) {
      renewing = renew(request);
      cookies = await renewing;
      if (cookies.length === 0) return noAnswers;
      under = withCookies(cookie, cookies);
      first = await askEach(under);
    }
    const answers = new Map(
      first.flatMap(([key, { text }]) => (text === null ? [] : [[key, text] as const])),
    );
    const nexts = nextCalls({ path, answers, isBare, daysIn });
    await Promise.all(
      nexts.map(async (next) => {
        const { text } = await ask(request, next.path, under);
        for (const [key, part] of text === null ? [] : next.split(text)) answers.set(key, part);
      }),
    );
    return { answers, cookies };
  };
  const late = sleep(waitMs, undefined, { ref: false }).then(async (): Promise<PageAsked> => {
    isLate = true;
    // A renewed session that its browser is not given would be taken for a stolen one at its next renewal.
    return { ...noAnswers, cookies: (await renewing) ?? [] };
  });
  return Promise.race([askAll(), late]);
}

/**
 * Returns whether a browser asks for a page that it shows. The app's worker passes that on without its destination, in the
 * mode that no script may ask in.
 */
function opensPage({ headers }: FastifyRequest): boolean {
  const { "sec-fetch-dest": destination = "document", "sec-fetch-mode": mode } = headers;
  return destination === "document" || (destination === "empty" && mode === "navigate");
}

interface Asked {
  /** `null` where the call was refused. */
  text: string | null;
  /** It was refused because the access token has ended. */
  hasEnded: boolean;
}

async function ask(request: FastifyRequest, path: string, cookie: string): Promise<Asked> {
  const answer = await passOn(request, { method: "GET", url: path, cookie });
  if (answer.statusCode === 200) return { text: answer.body, hasEnded: false };
  return { text: null, hasEnded: answer.statusCode === 401 && isEnded(answer.body) };
}

function isEnded(body: string): boolean {
  const code: ErrorCode = "session_expired";
  return (JSON.parse(body) as ErrorBody).error.code === code;
}

/** Returns the `Set-Cookie` values of the renewed session; none where it was refused, which the page finds out itself. */
async function renew(request: FastifyRequest): Promise<readonly string[]> {
  const { cookie = "" } = request.headers;
  const { method, path: url } = refreshSession;
  const answer = await passOn(request, { method, url, cookie });
  return answer.statusCode === 200 ? [answer.headers["set-cookie"] ?? []].flat() : [];
}

function passOn(
  request: FastifyRequest,
  { cookie, ...call }: { method: "GET" | "POST"; url: string; cookie: string },
) {
  const headers = Object.fromEntries(
    passedOn.flatMap((name) => {
      const value = request.headers[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
  const { remoteAddress = "" } = request.socket;
  return request.server.inject({ ...call, headers: { ...headers, cookie }, remoteAddress });
}

function isFetchedAhead(request: FastifyRequest): boolean {
  return [request.headers["sec-purpose"] ?? []].flat().some((why) => why.includes("prefetch"));
}

/** Returns a `Cookie` header with what `Set-Cookie` values put into it. */
function withCookies(header: string, set: readonly string[]): string {
  const pairs = [...header.split(";"), ...set.map((one) => one.split(";", 1)[0] ?? "")];
  const values = new Map(
    pairs.map((pair) => {
      const [name = "", ...value] = pair.trim().split("=");
      return [name, value.join("=")];
    }),
  );
  return [...values].map(([name, value]) => `${name}=${value}`).join("; ");
}

/** Returns the answers as data in a page; nothing in them can end the element that holds them. */
export function writeAnswers(answers: PageAnswers): string {
  if (answers.size === 0) return "";
  const parts = [...answers].map(([key, text]) => `[${key},${text}]`);
  const json = `[${parts.join(",")}]`.replaceAll("<", String.raw`\u003c`);
  return `<script type="application/json" id="first-answers">${json}</script>`;
}
