import { existsSync } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";
import { installByApt, isDebian } from "./browser.mjs";
import { Failure } from "./failure.mjs";

const { CI, PATH = "", PROGRAMFILES = "" } = process.env;

/**
 * The engines that pages are tested in beside Chromium: the programs that each needs, in the order of preference,
 * the variable that names another one, and Debian's packages. On macOS WebKit is Safari.
 */
const engines = [
  {
    name: "WebKit",
    variable: "MARZIPAN_WEBKIT",
    chosenBy: "WEBKIT_DRIVER_PATH",
    chosen: process.env.WEBKIT_DRIVER_PATH,
    ...(process.platform === "darwin"
      ? { commands: ["/usr/bin/safaridriver"], alsoNeeded: [] }
      : { commands: ["WebKitWebDriver"], alsoNeeded: ["Xvfb"] }),
    packages: ["webkit2gtk-driver", "xvfb"],
  },
  {
    name: "Firefox",
    variable: "MARZIPAN_FIREFOX",
    chosenBy: "FIREFOX_PATH",
    chosen: process.env.FIREFOX_PATH,
    commands: [
      "firefox-esr",
      "firefox",
      "/Applications/Firefox.app/Contents/MacOS/firefox",
      join(PROGRAMFILES, "Mozilla Firefox", "firefox.exe"),
    ],
    alsoNeeded: [],
    packages: ["firefox-esr"],
  },
];

function findCommand(command) {
  if (isAbsolute(command)) return existsSync(command) ? command : undefined;
  const folders = [...PATH.split(delimiter), "/usr/bin"];
  return folders.map((folder) => join(folder, command)).find((path) => existsSync(path));
}

function findEngine({ chosen, commands, alsoNeeded }) {
  if (!alsoNeeded.every(findCommand)) return undefined;
  const all = [chosen, ...commands].filter(Boolean);
  return all.map(findCommand).find(Boolean);
}

function ensureEngine(engine) {
  const present = findEngine(engine);
  if (present || !isDebian()) return present;
  process.stdout.write(`Installing ${engine.name} for the tests (once)…\n`);
  installByApt(engine.packages);
  return findEngine(engine);
}

/**
 * Returns the engines that this computer has, after installing from Debian's packages those that are missing: their
 * names, the variables that name their programs, and a sentence for each that is missing. On Debian, Ubuntu and in CI a
 * missing one throws a Failure with that sentence.
 */
export function ensureEngines() {
  const found = { names: [], env: {}, missing: [] };
  for (const engine of engines) {
    const program = ensureEngine(engine);
    if (program) {
      found.names.push(engine.name);
      found.env[engine.variable] = program;
      continue;
    }
    const sentence = `${engine.name} was not found: install it (on Debian: ${engine.packages.join(" and ")}), or name its program by ${engine.chosenBy}.`;
    if (isDebian() || CI) throw new Failure(sentence);
    found.missing.push(sentence);
  }
  return found;
}
