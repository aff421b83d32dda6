import { open } from "node:fs/promises";

/** Lets the names in a folder reach the disk, so that a file that was renamed in it outlives a loss of power. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } catch (error) {
    // Some file systems cannot, and then need not: EINVAL is their way to say so.
    if ((error as NodeJS.ErrnoException).code !== "EINVAL") throw error;
  } finally {
    await handle.close();
  }
}
