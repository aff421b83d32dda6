import type { Config } from "../platform/config/config.ts";
import type { Database } from "../platform/database/database.ts";
import { demoPassword } from "../platform/account/demo-accounts.ts";

/** What a server that has started tells. */
export interface Started {
  config: Config;
  database: Pick<Database, "lookUp">;
  /** Where it listens. */
  address: string | { port: number } | null;
  /** The demo was filled at this start. */
  isFilled: boolean;
}

/**
 * Prints where the server listens, who can sign in, how to make the first administrator and where
 * mails are shown; stores the address for commands that run next to it (`npm run admin`).
 */
export async function announce({ config, database, address, isFilled }: Started): Promise<void> {
  const port = typeof address === "object" && address ? address.port : "";
  const origin = config.publicUrl ?? `http://localhost:${port}`;
  // A database that is unreachable now must not end the server: it listens, and its readiness check
  // reports it.
  const { hasAdministrator, hasDemo } = await noteAddress(database, origin).catch(() => ({
    hasAdministrator: true,
    hasDemo: config.hasDemo,
  }));
  const lines = [
    config.mode === "development"
      ? `Marzipan's server listens at ${origin}; open the address that Vite printed above.`
      : `Marzipan is open at ${origin}`,
  ];
  if (isFilled) lines.push("The demo bakery was filled with a year of orders.");
  lines.push(
    ...(config.hasDemo && hasDemo ? demoAccounts : withoutDemo(config, origin, hasAdministrator)),
  );
  process.stdout.write(`${lines.join("\n")}\n`);
}

/** Stores the server's address and returns whether there are an administrator and the demo's accounts. */
async function noteAddress(
  database: Pick<Database, "lookUp">,
  origin: string,
): Promise<{ hasAdministrator: boolean; hasDemo: boolean }> {
  const [row] = await database.lookUp<{ hasAdministrator: boolean; hasDemo: boolean }>({
    text: `select app.has_administrator() as "hasAdministrator", app.has_demo_accounts() as "hasDemo"
      from app.note_own_address($1)`,
    values: [origin],
  });
  return row ?? { hasAdministrator: false, hasDemo: false };
}

const demoAccounts = [
  "",
  `Sign in with one of the demo accounts, password ${demoPassword}:`,
  "  baker@demo.test   the demo bakery, premium plan",
  "  other@demo.test   a second business, basic plan near its limits",
  "  admin@demo.test   administrator",
  "",
  "Press Ctrl-C to stop.",
];

function withoutDemo(config: Config, origin: string, hasAdministrator: boolean): string[] {
  const lines: string[] = [];
  if (!hasAdministrator) {
    lines.push(
      "There is no administrator yet. With the same variables as here, run:",
      "  npm run admin -- create you@example.com",
    );
  }
  if (config.mail === null) {
    lines.push(
      config.mode === "production"
        ? "Mails are kept and not sent until SMTP_URL and MAIL_FROM are set; npm run admin -- outbox prints them."
        : `Mails do not leave this machine: read them at ${origin}/dev/outbox`,
    );
  }
  return lines;
}
