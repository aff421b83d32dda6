import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A rendered page in the encodings that it is sent in. */
export interface KeptPage {
  tag: string;
  br: Buffer;
  gzip: Buffer;
  plain: Buffer;
}

type Make = () => Promise<{ tag: string; html: string }>;

/** A least-recently-used cache of rendered pages, by everything that a page is rendered from. */
export interface PageCache {
  /** Returns a kept page, or makes it once for all who ask meanwhile. */
  take: (key: string, make: Make) => Promise<KeptPage>;
}

const qualities = { quick: 7, most: 11 } as const;

/** Creates a cache of pages that holds at most `mostBytes`, compressed forms included. */
export function createPageCache(mostBytes: number): PageCache {
  const pages = new LRUCache<string, KeptPage, Make>({
    maxSize: mostBytes,
    sizeCalculation: (page) => page.br.length + page.gzip.length + page.plain.length,
    fetchMethod: async (_key, _stale, { context }) => await encodePage(await context()),
    // Who waits for a page gets it, even when others take its place meanwhile.
    ignoreFetchAbort: true,
  });
  return { take: (key, make) => pages.forceFetch(key, { context: make }) };
}

/** Compresses a text in every encoding: quickly for pages, as far as it goes for what is made once. */
export async function encodePage(
  { tag, html }: { tag: string; html: string },
  effort: keyof typeof qualities = "quick",
): Promise<KeptPage> {
  const plain = Buffer.from(html);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: qualities[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [br, zipped] = await Promise.all([
    compressBrotli(plain, { params }),
    compressGzip(plain, { level: 9 }),
  ]);
  return { tag, br, gzip: zipped, plain };
}

/** Returns the form of a page for an `Accept-Encoding` header. */
export function encodingFor(accepted: string | undefined): "br" | "gzip" | "plain" {
  const names = (accepted ?? "").split(",").map((part) => part.trim().toLowerCase());
  const isAccepted = (name: string): boolean =>
    names.some(
      (part) => part === name || (part.startsWith(`${name};`) && !/q=0(\.0+)?$/.test(part)),
    );
  if (isAccepted("br")) return "br";
  return isAccepted("gzip") ? "gzip" : "plain";
}

/** Sends a kept page in the first encoding that the request accepts. */
export function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage,
): FastifyReply {
  const encoding = encodingFor(request.headers["accept-encoding"]);
  if (encoding !== "plain") void reply.header("content-encoding", encoding);
  if (!reply.hasHeader("vary")) void reply.header("vary", "Accept-Encoding");
  return reply.send(page[encoding]);
}
