import { spawn } from "node:child_process";
import { Failure } from "./failure.mjs";
import { root } from "./project.mjs";

/** Runs the npm that started this process, else the one on the path; returns its exit code, what it wrote, and all output. */
export function runNpm(args) {
  const own = process.env.npm_execpath;
  const [command, ...first] = own?.endsWith(".js") ? [process.execPath, own] : ["npm"];
  return new Promise((resolve) => {
    const child = spawn(command, [...first, ...args], {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
    let written = "";
    let output = "";
    child.stdout.on("data", (part) => {
      written += part;
      output += part;
    });
    child.stderr.on("data", (part) => (output += part));
    child.once("error", (error) => resolve({ code: 1, written, output: String(error) }));
    child.once("close", (code) => resolve({ code, written, output }));
  });
}

/** Returns the bill of materials of what the lockfile names, as CycloneDX JSON. */
export async function listComponents() {
  const args = ["sbom", "--package-lock-only", "--sbom-format=cyclonedx"];
  const { code, written, output } = await runNpm(args);
  if (code !== 0) throw new Failure(`npm could not list the packages:\n${output}`);
  return written;
}
