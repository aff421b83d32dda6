import { fileTypeFromFile } from "file-type";

/**
 * Returns the MIME type that a file's content shows; `null` for an unknown one, also for a file that
 * ends within its header. Throws where the file cannot be read from the disk.
 */
export async function detectFileType(path: string): Promise<string | null> {
  try {
    return (await fileTypeFromFile(path))?.mime ?? null;
  } catch (error) {
    const isFromSystem = "syscall" in (error as NodeJS.ErrnoException);
    if (isFromSystem) throw error;
    return null;
  }
}
