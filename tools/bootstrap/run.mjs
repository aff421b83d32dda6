import { commands } from "./commands.mjs";
import { Failure } from "./failure.mjs";
import { ensureInstalled } from "./install.mjs";
import { findNode } from "./runtime.mjs";

/** The door of every npm command; it runs on Node 20 and hands the work to the Node that Marzipan brings. */
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
