const codes = new Set(["ENOSPC", "EDQUOT", "EROFS"]);

/** Answers whether a failure says that a disk takes nothing more. */
export function isFullDisk(error: unknown): boolean {
  return codes.has((error as { code?: string } | null)?.code ?? "");
}
