const settings = [
  ["DATABASE_URL", "DATABASE_OWNER_URL", "DATABASE_ROLE", "DATABASE_POOL_SIZE", "DATA_DIR"],
  ["PORT", "METRICS_PORT", "HOST", "PUBLIC_URL", "TRUST_PROXY", "LOG_LEVEL"],
  [
    "TEST_DATABASE_URL",
    "NODE_ENV",
    "DEMO",
    "DEMO_LANGUAGE",
    "SESSION_SECRET",
    "APPROVAL",
    "ADMIN_EMAIL",
    "ADMIN_PASSWORD",
  ],
].flat();

/** Returns an environment that unsets the variables that a person may have set for the product. */
export function withoutSettings() {
  return Object.fromEntries(settings.map((name) => [name, undefined]));
}
