import type { Config } from "../config/config.ts";

/**
 * Returns the origin for links in messages that no request asked for: `PUBLIC_URL`, else this machine's
 * own address; `null` when the port is only known once the server listens.
 */
export function findPublicUrl(config: Config): string | null {
  if (config.publicUrl !== null) return config.publicUrl;
  return config.port === 0 ? null : `http://localhost:${config.port}`;
}
