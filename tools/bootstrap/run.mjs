import { commands } from "./commands.mjs";
import { Failure } from "./failure.mjs";
import { ensureInstalled } from "./install.mjs";
import { findNode } from "./runtime.mjs";

/**
 * The entry point of every npm command. It runs on Node 20 or newer and starts the command on the
 * Node 24 that is among the packages.
 */
async function main([name, ...args]) {
  const command = Object.hasOwn(commands, name ?? "") ? commands[name] : undefined;
  if (!command) throw new Failure(`Choose one of: ${Object.keys(commands).join(", ")}.`);
  await ensureInstalled();
  return command(findNode(), args);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
