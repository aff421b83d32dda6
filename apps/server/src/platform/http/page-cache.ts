import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A rendered page in the encodings that it is sent in. */
export interface KeptPage {
  tag: string;
  br: Buffer;
  gzip: Buffer;
  plain: Buffer;
}

/** Rendered pages by what they were made of; the least lately used go first. */
export interface PageCache {
  /** Answers a kept page, or makes it once for all who ask meanwhile. */
  take: (key: string, make: () => Promise<{ tag: string; html: string }>) => Promise<KeptPage>;
}

const qualities = { quick: 7, most: 11 } as const;

/** Makes a cache of pages that holds at most `mostBytes`, compressed forms included. */
export function createPageCache(mostBytes: number): PageCache {
  const kept = new Map<string, { page: Promise<KeptPage>; bytes: number }>();
  let bytes = 0;

  function forget(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  return {
    take: (key, make) => {
      const known = kept.get(key);
      if (known) {
        kept.delete(key);
        kept.set(key, known);
        return known.page;
      }
      const page = make().then((made) => encodePage(made));
      const entry = { page, bytes: 0 };
      kept.set(key, entry);
      page.then(
        (one) => {
          if (kept.get(key) !== entry) return;
          entry.bytes = one.br.length + one.gzip.length + one.plain.length;
          bytes += entry.bytes;
          for (const oldest of kept.keys()) {
            if (bytes <= mostBytes) break;
            forget(oldest);
          }
        },
        () => forget(key),
      );
      return page;
    },
  };
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

/** Answers the form of a page for an `Accept-Encoding` header. */
export function encodingFor(accepted: string | undefined): "br" | "gzip" | "plain" {
  const names = (accepted ?? "").split(",").map((part) => part.trim().toLowerCase());
  const isAccepted = (name: string): boolean =>
    names.some(
      (part) => part === name || (part.startsWith(`${name};`) && !/q=0(\.0+)?$/.test(part)),
    );
  if (isAccepted("br")) return "br";
  return isAccepted("gzip") ? "gzip" : "plain";
}
