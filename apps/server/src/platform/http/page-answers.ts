import { firstCalls, nextCalls } from "@marzipan/contract/first-calls";
import type { FirstAnswers } from "@marzipan/contract/first-calls";
import { dayIn, monthEnd, monthStart } from "@marzipan/domain/dates";
import type { FastifyRequest } from "fastify";

/** How long a page waits for what it shows first; then it goes without, and asks for it itself. */
const waitMs = 1000;

/** What a call of the same visitor says of itself; nothing of how the page is to be sent. */
const passedOn = ["cookie", "host", "user-agent", "x-forwarded-for", "x-forwarded-proto"] as const;

/** Answers of calls as JSON text, by the key under which the web keeps them. */
export type PageAnswers = ReadonlyMap<string, string>;

/**
 * Asks, under the visitor's own session, the calls that a page of the app makes first, and answers what they said; a
 * call that was refused is left out, and so are all when it is not a person who opens a page.
 */
export async function askFirstCalls(
  request: FastifyRequest,
  path: string,
  now: () => Date,
): Promise<PageAnswers> {
  const daysIn: FirstAnswers["daysIn"] = (timeZone) => {
    const today = dayIn(timeZone, now());
    return { today, from: monthStart(today), to: monthEnd(today) };
  };
  const { lang: _language, ...choices } = request.query as Record<string, unknown>;
  const isBare = Object.keys(choices).length === 0;
  const { "sec-fetch-dest": destination = "document", cookie } = request.headers;
  const calls = firstCalls(path);
  if (request.method !== "GET" || destination !== "document" || !cookie || calls.length === 0)
    return new Map();
  const askAll = async (): Promise<PageAnswers> => {
    const first = await Promise.all(
      calls.map(async ({ key, path: address }) => [key, await ask(request, address)] as const),
    );
    const answers = new Map(first.flatMap(([key, text]) => (text === null ? [] : [[key, text]])));
    const nexts = nextCalls({ path, answers, isBare, daysIn });
    await Promise.all(
      nexts.map(async (next) => {
        const reply = await ask(request, next.path);
        for (const [key, text] of reply === null ? [] : next.split(reply)) answers.set(key, text);
      }),
    );
    return answers;
  };
  const late = new Promise<PageAnswers>((resolve) => {
    setTimeout(() => resolve(new Map()), waitMs).unref();
  });
  return Promise.race([askAll(), late]);
}

async function ask(request: FastifyRequest, path: string): Promise<string | null> {
  const headers = Object.fromEntries(
    passedOn.flatMap((name) => {
      const value = request.headers[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
  const { remoteAddress = "" } = request.socket;
  const answer = await request.server.inject({ method: "GET", url: path, headers, remoteAddress });
  return answer.statusCode === 200 ? answer.body : null;
}

/** Answers the answers as data in a page; nothing in them can end the element that holds them. */
export function writeAnswers(answers: PageAnswers): string {
  if (answers.size === 0) return "";
  const parts = [...answers].map(([key, text]) => `[${key},${text}]`);
  const json = `[${parts.join(",")}]`.replaceAll("<", String.raw`\u003c`);
  return `<script type="application/json" id="first-answers">${json}</script>`;
}
