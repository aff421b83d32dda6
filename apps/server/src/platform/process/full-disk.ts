const codes = new Set(["ENOSPC", "EDQUOT", "EROFS"]);

/** Returns whether an error means that the disk is full (ENOSPC, EDQUOT). */
export function isFullDisk(error: unknown): boolean {
  return codes.has((error as { code?: string } | null)?.code ?? "");
}
