import { randomBytes } from "node:crypto";
import { sendApprovedMail } from "../features/auth/mails.actions.ts";
import { makeMessenger } from "../wiring/make-messenger.ts";
import { emailKey } from "../platform/account/email-key.ts";
import { readConfig } from "../platform/config/config.ts";
import type { Config } from "../platform/config/config.ts";
import { createDatabase } from "../platform/database/database.ts";
import type { Database } from "../platform/database/database.ts";
import { openEmbedded } from "../platform/database/embedded/embedded.ts";
import { openDatabase, prepare } from "../platform/database/open-database.ts";
import type { OpenedDatabase } from "../platform/database/open-database.ts";
import { createPool } from "../platform/database/pool.ts";
import { makeAdministrator } from "../platform/account/first-admin.ts";
import { createLog } from "../platform/logging/log.ts";
import { tablesOf } from "../platform/feature/feature.ts";
import { StartupError, reportStartupError } from "../platform/errors/startup-error.ts";
import { readOutbox } from "../providers/messages/messages.outbox.ts";
import type { Messenger } from "../providers/messages/messages.port.ts";
import { features } from "../features.ts";
import { approveAccount } from "./admin.accounts.ts";
import { distribute, distributeUsage } from "../citus/distribute.ts";
import { billingUsage, runBilling } from "./admin.billing.ts";

const usage = [
  "npm run admin -- create <email> [password]   make an administrator; without a password one is made up",
  "npm run admin -- approve <email>             let an account in, and tell its owner by mail",
  "npm run admin -- outbox [how many]           print the newest messages kept instead of sent",
  billingUsage,
  distributeUsage,
].join("\n");

/** What a command works with; `config.publicUrl` is where links in mails lead. */
interface Context {
  config: Config;
  database: Database;
  messenger: Messenger;
  now: () => Date;
}

const messagesShown = 10;

/** The database of the configuration; the embedded one also while a server holds it open. */
async function open(config: Config): Promise<OpenedDatabase> {
  if (config.databaseUrl !== null)
    return openDatabase(config, createLog(config), tablesOf(features));
  const embedded = await openEmbedded({ dataDir: config.dataDir, log: () => undefined });
  const role = { role: "marzipan_app", isLogin: true };
  return {
    ...(await prepare(embedded.ownerUrl, embedded.appUrl, role, tablesOf(features))),
    stop: embedded.stop,
  };
}

/** Reads the address of a command; without one the usage is printed. */
function requireEmail(text: string | undefined): string {
  if (!text?.includes("@")) throw new StartupError(usage);
  return text.trim();
}

/**
 * `create`: makes an administrator. A known account keeps its password and gets the role; a new one, and one whose
 * address was never confirmed, gets the given password or a random one, which is printed once.
 */
async function create(
  context: Context,
  ownerUrl: string,
  [address, given]: string[],
): Promise<void> {
  const email = requireEmail(address);
  const password = given ?? `mz-${randomBytes(12).toString("hex")}`;
  const made = await makeAdministrator(context, ownerUrl, {
    email,
    password,
    fullName: "Administrator",
  });
  const taken =
    made === "taken over"
      ? " Its address had never been confirmed: what signed in to it before no longer does."
      : "";
  if (made === "known")
    console.log(`${email} is an administrator now; the password stays as it was.`);
  else if (given) console.log(`${email} is an administrator.${taken}`);
  else
    console.log(`${email} is an administrator; the password is ${password}${taken && `.${taken}`}`);
}

/** `approve`: lets an account in. Approving again sends no second mail. */
async function approve(context: Context, ownerUrl: string, [address]: string[]): Promise<void> {
  const key = emailKey(requireEmail(address));
  const account = await approveAccount(ownerUrl, key, context.now());
  if (account.isNew) await sendApprovedMail(context, account);
  const rest = account.isVerified ? "" : "; the email address is still to be verified by its link";
  console.log(`${account.email} is approved${rest}.`);
}

/** `outbox`: prints the newest messages, the newest last, so that it stands above the prompt. */
async function printOutbox(context: Context, _ownerUrl: string, [count]: string[]): Promise<void> {
  const messages = await readOutbox(
    (statement) => context.database.lookUp(statement),
    Number(count) || messagesShown,
  );
  if (messages.length === 0) console.log("The outbox is empty.");
  for (const { createdAt, channel, recipient, subject, text } of messages.toReversed()) {
    console.log(`── ${createdAt.toISOString()} ${channel} to ${recipient}: ${subject}\n${text}\n`);
  }
}

/** The configuration with the address that the running server noted, where no `PUBLIC_URL` names one. */
async function whereItRuns(config: Config, database: Database): Promise<Config> {
  const [noted] = await database.lookUp<{ origin: string | null }>({
    text: "select app.read_own_address() as origin",
    values: [],
  });
  return { ...config, publicUrl: config.publicUrl ?? noted?.origin ?? null };
}

/** `billing`: what the stand-in for the card provider shall do. */
async function billing(context: Context, ownerUrl: string, words: string[]): Promise<void> {
  const { payments } = context.config;
  console.log(await runBilling({ ...context, payments, ownerUrl }, words));
}

const commands: Readonly<Record<string, typeof create>> = {
  create,
  approve,
  outbox: printOutbox,
  billing,
};

/** `distribute`: nothing is migrated or granted before, since a database that is distributed in part may refuse it. */
async function distributeConfigured(config: Config): Promise<void> {
  const ownerUrl = config.databaseOwnerUrl ?? config.databaseUrl;
  if (ownerUrl === null)
    throw new StartupError(
      "The embedded database cannot be distributed: set DATABASE_URL to a Citus coordinator on which a server was started once.",
    );
  await distribute(ownerUrl, tablesOf(features), (line) => console.log(line));
}

/** Opens the database, runs one command, and closes everything, also after a failure. */
async function run([name = "", ...words]: string[]): Promise<void> {
  if (name === "distribute") return await distributeConfigured(readConfig(process.env));
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new StartupError(usage);
  const config = readConfig(process.env);
  const opened = await open(config);
  try {
    const pool = createPool({
      connectionString: opened.appUrl,
      max: 2,
      name: "marzipan-admin",
      isPooled: config.isPooled,
    });
    const now = () => new Date();
    const database = createDatabase({ pool, role: opened.role, now, onChange: () => undefined });
    try {
      const { lookUp } = database;
      const messenger = makeMessenger(config, { lookUp, now, log: createLog(config) });
      const where = await whereItRuns(config, database);
      await command({ config: where, database, messenger, now }, opened.ownerUrl, words);
    } finally {
      await database.close();
    }
  } finally {
    await opened.stop();
  }
}

run(process.argv.slice(2)).catch(reportStartupError);
