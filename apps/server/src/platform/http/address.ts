/** Where calls whose address cannot be read are led: nothing is there, so they are answered as any unknown one. */
const unreadable = "/unreadable";

/** Answers the address of a request; one that cannot be decoded, as `/%`, becomes one where nothing is. */
export function readableAddress(address: string): string {
  if (!address.includes("%")) return address;
  const [path = ""] = address.split("?", 1);
  try {
    decodeURIComponent(path);
    return address;
  } catch {
    return path.startsWith("/api/") ? `/api${unreadable}` : unreadable;
  }
}

/** Answers whether a request asked for an address that could not be decoded. */
export function isUnreadable(address: string): boolean {
  return address === unreadable;
}
