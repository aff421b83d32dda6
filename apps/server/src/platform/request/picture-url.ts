/** Returns the address of a stored picture in one of its sizes, `null` without a picture. */
export function pictureUrl(
  id: string | null,
  size: "thumb" | "small" | "medium" | "large",
): string | null {
  return id === null ? null : `/api/files/${id}/${size}`;
}
