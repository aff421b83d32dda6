import autocannon from "autocannon";
import type { Request as Sent } from "autocannon";

/** What one round of load measured. */
export interface Round {
  perSecond: number;
  medianMs: number;
  count: number;
}

/** One request, sent over and over by the connections that it was given to. */
export interface Request {
  method: "GET" | "POST";
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** For how long to send, or how often. */
export type Span = { seconds: number } | { amount: number };

/** What to send, by how many connections, for how long. */
export interface Load {
  url: string;
  /** Connections take turns in picking theirs: two requests over 16 connections give each to eight. */
  requests: readonly Request[];
  connections: number;
  span: Span;
  /** How many a second all connections together send at most; as many as they can when left out. */
  perSecond?: number;
  /** What the answers are; 2xx when left out. */
  expects?: "2xx" | "3xx";
  /** Whether 429 is an answer like any other, as where more is sent than there is room for. */
  mayBeRefused?: boolean;
  /** Gives every request headers of its own, such as an idempotency key. */
  vary?: () => Record<string, string>;
}

/** Gives a request new headers each time; the rest stays, also what autocannon set itself, such as the host. */
function refresh(vary: () => Record<string, string>): (whole: Sent) => Sent {
  return (whole) => ({ ...whole, headers: { ...whole.headers, ...vary() } });
}

/** Sends load and returns what it measured; throws when any answer is not as expected. */
export async function sendLoad(load: Load): Promise<Round> {
  const { url, requests, connections, span, perSecond, vary, expects = "2xx", mayBeRefused } = load;
  let turn = 0;
  const result = await autocannon({
    url,
    connections,
    ...(perSecond === undefined ? {} : { overallRate: perSecond }),
    ...("amount" in span ? span : { duration: span.seconds }),
    setupClient: (client) => {
      const request = requests[turn % requests.length] as Request;
      turn += 1;
      client.setRequests([vary ? { ...request, setupRequest: refresh(vary) } : request]);
    },
  });
  const others = expects === "2xx" ? result.non2xx : result.non2xx - result["3xx"] + result["2xx"];
  const statuses = result.statusCodeStats as Record<string, { count: number }>;
  const refused = mayBeRefused ? (statuses["429"]?.count ?? 0) : 0;
  const failures = others - refused + result.errors;
  if (failures > 0) {
    throw new Error(
      `${failures} of ${requests[0]?.path ?? ""} at ${url} were not answered with ${expects} (${JSON.stringify(statuses)})`,
    );
  }
  return {
    perSecond: result[expects] / result.duration,
    medianMs: result.latency.p50,
    count: result[expects],
  };
}
