/**
 * The path that an undecodable address is replaced by. No route has it, so that it is answered 404
 * like any unknown path.
 */
const unreadable = "/unreadable";

/**
 * Returns a request's path; one that cannot be decoded, such as `/%`, becomes one without a route.
 */
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

/** Returns whether a request asked for an address that could not be decoded. */
export function isUnreadable(address: string): boolean {
  return address === unreadable;
}
