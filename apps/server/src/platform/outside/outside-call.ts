/** A failure of an outside service that may pass, so that the call is worth retrying. */
export class OutsideFailure extends Error {
  override name = "OutsideFailure";
  /** How long the service itself asks to wait, in milliseconds. */
  readonly waitMs: number | undefined;

  constructor(message: string, options: { waitMs?: number | undefined; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.waitMs = options.waitMs;
  }
}

/** Returns what work answers within a time, else throws an `OutsideFailure`; what comes later is let go. */
export async function withDeadline<T>(
  name: string,
  timeoutMs: number,
  work: () => Promise<T>,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new OutsideFailure(`${name} did not answer within ${timeoutMs} ms`)),
      timeoutMs,
    );
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** What a service answered; `body` is `undefined` where it is no JSON, or more of it than any answer needs. */
export interface FormAnswer {
  status: number;
  body: unknown;
  waitMs: number | undefined;
}

const mostBytes = 64 * 1024;

/** Posts a form to a service and returns what it says as JSON, all within the time. Throws where none comes. */
export async function postForm(
  url: string,
  fields: Record<string, string>,
  { timeoutMs, headers = {} }: { timeoutMs: number; headers?: Record<string, string> },
): Promise<FormAnswer> {
  const answer = await fetch(url, {
    method: "POST",
    headers,
    body: new URLSearchParams(fields),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: "error",
  });
  const text = await readShort(answer);
  const waitMs = readRetryAfter(answer.headers.get("retry-after"));
  return { status: answer.status, body: parse(text), waitMs };
}

async function readShort(answer: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop cancels the rest of the body.
  for await (const piece of answer.body ?? []) {
    bytes += piece.byteLength;
    if (bytes > mostBytes) return "";
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the seconds of a `Retry-After`; a date or nonsense counts as nothing said. */
function readRetryAfter(header: string | null): number | undefined {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) * 1000 : undefined;
}
