import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { Failure } from "./failure.mjs";
import { findProgram } from "./project.mjs";
import { makeEnvironment } from "./runtime.mjs";

// The headless shell comes first: it draws no window, and journeys take a third less of the processors with it.
const shell = "chromium-headless-shell";
const commands = [shell, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const macApps = ["Google Chrome", "Chromium"];
const fonts = ["fonts-noto-core", "fonts-noto-cjk"];
const placesInPlaywrightBuild = [
  "chrome-linux/chrome",
  "chrome-linux64/chrome",
  "chrome-mac/Chromium.app/Contents/MacOS/Chromium",
  "chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing",
];

function playwrightFolder() {
  const chosen = process.env.PLAYWRIGHT_BROWSERS_PATH;
  if (chosen) return chosen;
  const cache = process.platform === "darwin" ? "Library/Caches" : ".cache";
  return join(homedir(), cache, "ms-playwright");
}

function listPlaywrightBuilds() {
  const folder = playwrightFolder();
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^chromium-\d+$/.test(name))
    .flatMap((name) => placesInPlaywrightBuild.map((place) => join(folder, name, place)));
}

/** Returns the path of a Chromium or Chrome on this computer, CHROME_PATH first, or `undefined`. */
function findBrowser() {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin"];
  const candidates = [
    process.env.CHROME_PATH,
    ...commands.flatMap((command) => folders.map((folder) => join(folder, command))),
    ...macApps.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`),
    ...listPlaywrightBuilds(),
  ];
  return candidates.find((path) => path && existsSync(path));
}

/** Returns whether this is Debian or one of its descendants, such as Ubuntu. */
export function isDebian() {
  const file = "/etc/os-release";
  return existsSync(file) && /^ID(_LIKE)?=.*debian/m.test(readFileSync(file, "utf8"));
}

function run(command, args, env = process.env) {
  return spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"], env }).status === 0;
}

/** Installs Debian packages where that is allowed; returns whether it was done. */
export function installByApt(packages) {
  if (!isDebian()) return false;
  const isRoot = process.getuid?.() === 0;
  const prefix = isRoot ? [] : ["sudo", "-n"];
  if (!isRoot && !run("sudo", ["-n", "true"])) return false;
  const [command, ...args] = [...prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"];
  run(command, [...args, "update"]);
  return run(command, [...args, "install", "-y", "--no-install-recommends", ...packages]);
}

function lacksFonts() {
  const found = spawnSync("fc-list", [":lang=ja"], { encoding: "utf8" });
  return found.error !== undefined || found.stdout.trim() === "";
}

/** Installs the shell in CI beside a browser that draws windows, but for one that CHROME_PATH names; returns whether it did. */
function addShell(found) {
  const { CI, CHROME_PATH } = process.env;
  return Boolean(CI) && found !== CHROME_PATH && !found.endsWith(shell) && installByApt([shell]);
}

/**
 * Returns the browser that the journeys drive. Where there is none it is installed: from Debian's
 * packages with fonts for all ten languages where that is allowed, by Playwright otherwise.
 */
export function ensureBrowser(node) {
  const present = findBrowser();
  const found = present && addShell(present) ? findBrowser() : present;
  if (found) {
    if (process.platform === "linux" && lacksFonts()) installByApt(fonts);
    return found;
  }
  process.stdout.write("Installing a browser for the tests (once)…\n");
  const isInstalled = [shell, "chromium"].some((browser) => installByApt([browser, ...fonts]));
  if (!isInstalled) {
    const env = makeEnvironment(node);
    run(node, [findProgram("playwright"), "install", "chromium"], env);
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Failure(
    "The tests need a browser, and none could be installed: install Chromium, or set CHROME_PATH to a Chromium or Chrome.",
  );
}
