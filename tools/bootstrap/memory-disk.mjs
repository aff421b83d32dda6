import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

/** The file system in memory as `statfs` names it. */
const tmpfs = 0x01021994;

/** What tests write at once takes 0.6 GB at the most; the rest is for the programs under test. */
const usualBytes = 6 * 1024 ** 3;

/**
 * Returns a new folder in memory for what tests write, removed when this process ends; `null` where the system has no
 * such place or not enough memory. Each test file copies a database and drops it: on a disk a tenth of all processor
 * time goes into finding room for its files.
 */
export function openMemoryFolder(place = "/dev/shm", needed = usualBytes) {
  let free;
  try {
    const { type, bavail, bsize } = statfsSync(place);
    free = type === tmpfs ? Math.min(bavail * bsize, process.availableMemory?.() ?? 0) : 0;
  } catch {
    return null;
  }
  if (free < needed) return null;
  const folder = mkdtempSync(join(place, "marzipan-tests-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
