/** Returns the paths of nginx and haproxy, which the tests stand in front of the server. */
export function ensureProxies(): { nginx: string; haproxy: string };

/** Returns the path of PgBouncer, behind which tests run. */
export function ensurePooler(): string;
