import { availableParallelism } from "node:os";
import type { FastifyRequest } from "fastify";
import { AppError } from "../../platform/app-error.ts";
import type { Deps } from "../../platform/deps.ts";
import type { InTurn } from "../../platform/fair-queue.ts";
import { incomingFolder, receiveFile } from "../../platform/http/file-field.ts";
import type { SentFile } from "../../platform/http/file-field.ts";

/** A file that was received, and the line in which heavy work on it waits. */
export interface Incoming {
  file: SentFile;
  inTurn: InTurn;
}

/** Who sends a file, and what it is refused with when it is too large. */
export interface Sender {
  lane: UploadLane;
  businessId: string;
  tooLarge: "picture_too_large" | "document_too_large";
}

/** Owners and the customers of menus wait apart. */
export const uploadLanes = ["owners", "customers"] as const;

/** Who waits for heavy work on a file. */
export type UploadLane = (typeof uploadLanes)[number];

/**
 * How much work on uploads there is at a time. One picture takes up to a few hundred MB while it is turned, so
 * that two at a time are enough; a core stays free for everything else. What waits lies on disk, 10 MB at most each.
 */
export const uploadLimits = {
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  mostOfLane: 100,
  mostEach: 20,
  retrySeconds: 10,
} as const;

/**
 * Receives a file in a place of its business: one with too many on their way is `rate_limited`, everybody is
 * refused as `unavailable` when the lane is full. Work whose sender has gone is not begun.
 */
export async function takeIncoming<T>(
  deps: Pick<Deps, "uploads" | "config">,
  request: FastifyRequest,
  { lane, businessId, tooLarge }: Sender,
  use: (incoming: Incoming) => Promise<T>,
): Promise<T> {
  const folder = incomingFolder(deps.config.dataDir);
  return await deps.uploads.hold(lane, businessId, (takeTurn) => {
    const inTurn: InTurn = (work) =>
      takeTurn(() => {
        if (request.raw.socket?.destroyed === true) throw new AppError("unavailable");
        return work();
      });
    return receiveFile(request, folder, tooLarge, (file) => use({ file, inTurn }));
  });
}
