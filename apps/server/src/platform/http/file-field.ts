import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ErrorCode } from "@marzipan/contract/errors";
import type { FastifyRequest } from "fastify";
import { AppError, fieldError } from "../errors/app-error.ts";
import { isFullDisk } from "../process/full-disk.ts";
import type { SentFile, TooLarge, Upload } from "../request/upload.ts";

/** How long a file may take to arrive: 10 MB over the slowest network that a phone still works on. */
const longestMs = 5 * 60_000;
/** After how long a file that a killed server left behind is removed. */
const leftoverMs = 60 * 60_000;
/** Error codes of a folder that cannot be written. */
const unwritable = new Set(["EIO", "EACCES", "EPERM", "ENOTDIR"]);

/** Returns the folder in which files lie while they are received. */
export function incomingFolder(dataDir: string): string {
  return path.join(dataDir, "incoming");
}

/** Returns the file that a request sends. */
export function uploadOf(request: FastifyRequest): Upload {
  return {
    receive: (folder, tooLarge, use) => receiveFile(request, folder, tooLarge, use),
    isGone: () => request.raw.socket?.destroyed === true,
  };
}

/**
 * Receives the one file of a multipart request, field `file`, into a folder, and removes it after its use.
 * Anything next to it is refused, too many bytes with `tooLarge`, a full disk with `cannot_store`.
 */
async function receiveFile<T>(
  request: FastifyRequest,
  folder: string,
  tooLarge: TooLarge,
  work: (file: SentFile) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new AppError("unsupported_media_type");
  const place = path.join(folder, randomUUID());
  try {
    return await work(await receive(request, place, tooLarge));
  } finally {
    await rm(place, { force: true });
  }
}

/** Removes what killed servers left in the folder of files that arrive. */
export async function removeLeftovers(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const place = path.join(folder, name);
    const found = await stat(place).catch(() => null);
    if (found && now.getTime() - found.mtimeMs > leftoverMs) await rm(place, { force: true });
  }
}

async function receive(
  request: FastifyRequest,
  place: string,
  tooLarge: TooLarge,
): Promise<SentFile> {
  let sent: SentFile | undefined;
  try {
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
    for await (const part of request.parts()) {
      if (part.type !== "file" || part.fieldname !== "file") {
        throw fieldError(part.fieldname, "unknown_field");
      }
      sent = await keep(part.file, place);
      if (part.file.truncated) throw new AppError(tooLarge);
    }
  } catch (error) {
    // The rest of the body is read and discarded: unread bytes would block the next request on the
    // same connection.
    request.raw.unpipe();
    request.raw.resume();
    throw explain(error, tooLarge);
  }
  if (!sent) throw fieldError("file", "required");
  return sent;
}

async function keep(bytes: Readable, place: string): Promise<SentFile> {
  const hash = createHash("sha256");
  let sizeBytes = 0;
  const count = async function* (pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      hash.update(piece);
      sizeBytes += piece.byteLength;
      yield piece;
    }
  };
  const target = createWriteStream(place, { mode: 0o600 });
  await pipeline(bytes, count, target, { signal: AbortSignal.timeout(longestMs) });
  return { path: place, sizeBytes, contentHash: hash.digest("base64url") };
}

function explain(error: unknown, tooLarge: ErrorCode): unknown {
  if (error instanceof AppError) return error;
  const code = (error as { code?: string }).code ?? "";
  if (isFullDisk(error)) return new AppError("cannot_store", {}, error);
  if (unwritable.has(code)) return new AppError("unavailable", {}, error);
  if (code === "FST_REQ_FILE_TOO_LARGE") return new AppError(tooLarge);
  if (code === "FST_FILES_LIMIT" || code === "FST_PARTS_LIMIT" || code === "FST_FIELDS_LIMIT") {
    return fieldError("file", "too_many", 1);
  }
  return fieldError("file", "invalid");
}
