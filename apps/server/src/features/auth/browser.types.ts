import type { SessionCookies } from "../../platform/session/session-cookies.ts";

/** The browser in which someone enters, as its request describes it. */
export interface Browser {
  /** The key under which throttles count: the client's address, an IPv6 address by its /64. */
  address: string;
  /** The random texts by which accounts know it, the newest first. */
  devices: readonly string[];
  userAgent: string;
  /** The refresh token of the session that it brings along, whatever it is worth. */
  refreshToken: string | null;
}

/** What a browser keeps once a session is open. */
export interface Opened {
  cookies: SessionCookies;
  /** As in `Browser`, the newest first. */
  devices: readonly string[];
}
