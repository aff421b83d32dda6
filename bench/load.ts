import autocannon from "autocannon";

/** What one round of load measured. */
export interface Round {
  perSecond: number;
  medianMs: number;
  failures: number;
  count: number;
}

/** What to send: the same request, or one made anew each time. */
export interface Load {
  url: string;
  method?: "GET" | "POST";
  headers: Record<string, string>;
  body?: string;
  connections: number;
  seconds: number;
  /** Gives every request a header of its own, such as an idempotency key. */
  vary?: () => Record<string, string>;
}

/** Sends load for some seconds and answers what it measured; anything but 2xx is a failure. */
export async function sendLoad(load: Load): Promise<Round> {
  const { url, method = "GET", headers, body, connections, seconds, vary } = load;
  const result = await autocannon({
    url,
    method,
    headers,
    connections,
    duration: seconds,
    ...(body === undefined ? {} : { body }),
    ...(vary
      ? {
          requests: [
            {
              setupRequest: (request) => ({
                ...request,
                headers: { ...request.headers, ...vary() },
              }),
            },
          ],
        }
      : {}),
  });
  return {
    perSecond: result["2xx"] / seconds,
    medianMs: result.latency.p50,
    failures: result.non2xx + result.errors,
    count: result["2xx"],
  };
}
