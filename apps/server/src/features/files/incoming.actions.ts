import { availableParallelism } from "node:os";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import type { InTurn } from "../../platform/limits/fair-queue.ts";
import { incomingFolder } from "../../platform/http/file-field.ts";
import type { SentFile, TooLarge, Upload } from "../../platform/request/upload.ts";

/** A received file, and the queue in which its conversion waits. */
export interface Incoming {
  file: SentFile;
  inTurn: InTurn;
}

/** Who sends a file, and what it is refused with when it is too large. */
export interface Sender {
  lane: UploadLane;
  businessId: string;
  tooLarge: TooLarge;
}

/** Owners and the customers of menus wait apart. */
export const uploadLanes = ["owners", "customers"] as const;

/** Who waits for heavy work on a file. */
export type UploadLane = (typeof uploadLanes)[number];

/**
 * Limits of work on uploads. Decoding one picture takes up to a few hundred MB, so two run at a
 * time and a core stays free. Waiting files are on disk, at most 10 MB each.
 */
export const uploadLimits = {
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  mostOfLane: 100,
  mostEach: 20,
  retrySeconds: 10,
} as const;

/**
 * Receives a file under a place in its business's share: a business with too many uploads is
 * refused with `rate_limited`, everyone with `unavailable` when the lane is full. Work whose
 * client has disconnected is not started.
 */
export async function takeIncoming<T>(
  deps: Pick<Deps, "uploads" | "config">,
  upload: Upload,
  { lane, businessId, tooLarge }: Sender,
  use: (incoming: Incoming) => Promise<T>,
): Promise<T> {
  const folder = incomingFolder(deps.config.dataDir);
  return await deps.uploads.hold(lane, businessId, (takeTurn) => {
    const inTurn: InTurn = (work) =>
      takeTurn(() => {
        if (upload.isGone()) throw new AppError("unavailable");
        return work();
      });
    return upload.receive(folder, tooLarge, (file) => use({ file, inTurn }));
  });
}
