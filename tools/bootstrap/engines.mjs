import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installByApt } from "./browser.mjs";
import { Failure } from "./failure.mjs";

/**
 * The engines that the pages are walked in beside Chromium: the programs that each needs, in the order of preference,
 * the variable that names another one, and Debian's packages.
 */
const engines = [
  {
    name: "WebKit",
    variable: "MARZIPAN_WEBKIT",
    chosen: process.env.WEBKIT_DRIVER_PATH,
    commands: ["WebKitWebDriver"],
    alsoNeeded: ["Xvfb"],
    packages: ["webkit2gtk-driver", "xvfb"],
  },
  {
    name: "Firefox",
    variable: "MARZIPAN_FIREFOX",
    chosen: process.env.FIREFOX_PATH,
    commands: ["firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"],
    alsoNeeded: [],
    packages: ["firefox-esr"],
  },
];

function findCommand(command) {
  if (command.startsWith("/")) return existsSync(command) ? command : undefined;
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin"];
  return folders.map((folder) => join(folder, command)).find((path) => existsSync(path));
}

function findEngine({ chosen, commands, alsoNeeded }) {
  if (!alsoNeeded.every(findCommand)) return undefined;
  const all = [chosen, ...commands].filter(Boolean);
  return all.map(findCommand).find(Boolean);
}

function ensureEngine(engine) {
  const present = findEngine(engine);
  if (present) return present;
  process.stdout.write(`Installing ${engine.name} for the tests (once)…\n`);
  installByApt(engine.packages);
  const installed = findEngine(engine);
  if (installed) return installed;
  throw new Failure(
    `The tests need ${engine.name}, which could not be installed: install ${engine.packages.join(" and ")}, or name its program as docs/OPERATIONS.md says.`,
  );
}

/**
 * Returns the variables that name the browsers of the walk over all pages, after installing from Debian's packages
 * those that are missing; throws a Failure where one cannot be had.
 */
export function ensureEngines() {
  return Object.fromEntries(engines.map((engine) => [engine.variable, ensureEngine(engine)]));
}
